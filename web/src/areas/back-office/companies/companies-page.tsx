import { type CompanySummary, companyTypes } from "@portal/shared/company/model.ts";
import { countryOf } from "@portal/shared/country.ts";
import { occurrenceIdSchema } from "@portal/shared/occurrence/model.ts";
import { longPages, maxSearchLength } from "@portal/shared/paging.ts";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useMemo } from "react";
import { Link, useSearchParams } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { companiesQuery } from "../../../features/company/queries.ts";
import { useCursorPaging } from "../../../lib/api/paging.ts";
import { formatDay, formatTaxId } from "../../../lib/text/format.ts";
import { Button } from "../../../ui/button.tsx";
import { lazyPart } from "../../../ui/feedback/lazy-part.tsx";
import { EmptyState, Skeleton } from "../../../ui/feedback/states.tsx";
import { StatusBadge } from "../../../ui/feedback/status.tsx";
import { type Choice, useChoiceDisplay } from "../../../ui/form/field/choice.ts";
import { type Column, DataTable } from "../../../ui/list/data-table.tsx";
import { FilterBar, FilterSearch } from "../../../ui/list/filters.tsx";
import { ListFoot, NothingSoFar } from "../../../ui/list/list-foot.tsx";
import { PageHeader } from "../../../ui/page.tsx";
import { SupportPage } from "../support-page.tsx";

const CompanyDetail = lazyPart(async () => (await import("./company-detail.tsx")).CompanyDetail);
const RequestTicket = lazyPart(async () => (await import("../requests/request-ticket.tsx")).RequestTicket);

/** Every company with search; when the address names one, that in full, or a ticket of it. */
export function CompaniesPage() {
  const translate = useTranslations("back-office-companies");
  const [search] = useSearchParams();
  const companyId = search.get("company");
  const occurrenceId = occurrenceIdSchema.safeParse(search.get("occurrence")).data;
  return (
    <SupportPage>
      <Suspense fallback={<Skeleton lines={8} />}>
        {occurrenceId ? (
          <RequestTicket key={occurrenceId} occurrenceId={occurrenceId} title={translate("title")} />
        ) : companyId ? (
          <CompanyDetail companyId={companyId} />
        ) : (
          <Companies />
        )}
      </Suspense>
    </SupportPage>
  );
}

function Companies() {
  const translate = useTranslations("back-office-companies");
  const [search, setSearch] = useSearchParams();
  const text = search.get("text")?.trim().slice(0, maxSearchLength) || undefined;
  const paging = useCursorPaging(longPages);
  const companies = useQuery(companiesQuery({ text, cursor: paging.cursor, limit: paging.limit }));
  const columns = useCompanyColumns();
  const rows = companies.data?.items;
  const find = (typed: string) => {
    const next = new URLSearchParams(search);
    next.delete("cursor");
    if (typed) next.set("text", typed);
    else next.delete("text");
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <PageHeader title={translate("title")} intro={translate("lead")} />
      <FilterBar>
        <FilterSearch
          label={translate("search")}
          hint={translate("searchHint")}
          text={text ?? ""}
          onSearch={find}
        />
      </FilterBar>
      <output className="brand-visually-hidden">
        {rows && !companies.isFetching ? translate("found", { count: rows.length }) : translate("loading")}
      </output>
      <DataTable
        caption={translate("title")}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        load={companies}
        empty={
          companies.data?.cursor ? (
            <NothingSoFar paging={paging} cursor={companies.data.cursor} />
          ) : (
            <NoCompanies isSearch={text !== undefined} onClear={() => find("")} />
          )
        }
      />
      <ListFoot paging={paging} page={companies.data} />
    </>
  );
}

function NoCompanies({ isSearch, onClear }: { isSearch: boolean; onClear: () => void }) {
  const translate = useTranslations("back-office-companies");
  return (
    <EmptyState
      title={translate("empty")}
      action={isSearch && <Button onClick={onClear}>{translate("clear")}</Button>}
    >
      {translate(isSearch ? "emptyFiltered" : "emptyYet")}
    </EmptyState>
  );
}

function useCompanyColumns(): readonly Column<CompanySummary>[] {
  const translate = useTranslations("back-office-companies");
  const translateField = useTranslations("company.field");
  const locale = useLocale();
  const typeOf = useChoiceDisplay(companyTypes satisfies readonly Choice[]);
  return useMemo(
    () => [
      {
        id: "tradingName",
        header: translateField("tradingName"),
        isHeading: true,
        cell: ({ id, tradingName }) => (
          <Link to={`?${new URLSearchParams({ company: id })}`}>{tradingName}</Link>
        ),
      },
      { id: "legalName", header: translateField("legalName"), cell: ({ legalName }) => legalName },
      {
        id: "taxId",
        header: translateField("taxIdentificationNumber"),
        cell: ({ taxIdentificationType: type, taxIdentificationNumber: number }) => (
          <>
            {type !== "OTHER" && `${type} `}
            <span className="company-tax-id">{formatTaxId(type, number)}</span>
          </>
        ),
      },
      {
        id: "type",
        header: translateField("companyType"),
        cell: ({ companyType, isMiddlewareGateway }) => (
          <>
            {typeOf(companyType)}{" "}
            {isMiddlewareGateway && <StatusBadge tone="info">{translate("gateway")}</StatusBadge>}
          </>
        ),
      },
      {
        id: "createdAt",
        header: translate("since"),
        cell: ({ createdAt, taxIdentificationType }) =>
          formatDay(createdAt, locale, countryOf(taxIdentificationType)),
      },
    ],
    [translate, translateField, locale, typeOf],
  );
}
