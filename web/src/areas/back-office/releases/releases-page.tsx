import { companyContract } from "@portal/shared/company/contract.ts";
import { id } from "@portal/shared/field/fields.ts";
import { type Occurrence, occurrenceIdSchema } from "@portal/shared/occurrence/model.ts";
import { longPages, maxSearchLength } from "@portal/shared/paging.ts";
import { products } from "@portal/shared/product.ts";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useCallback } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { companiesQuery } from "../../../features/company/queries.ts";
import { queueQuery } from "../../../features/occurrence/queries.ts";
import {
  filterWord,
  readQueueFilter,
  statusFilters,
  writeQueueFilter,
} from "../../../features/occurrence/queue-filter.ts";
import { QueueTable } from "../../../features/occurrence/queue-table.tsx";
import { ReleaseAnswer } from "../../../features/release/release-answer.tsx";
import { useCursorPaging } from "../../../lib/api/paging.ts";
import { readOf } from "../../../lib/api/read.ts";
import { usePath } from "../../../lib/text/locale.ts";
import { lazyPart } from "../../../ui/feedback/lazy-part.tsx";
import { EmptyState, Loaded, Skeleton } from "../../../ui/feedback/states.tsx";
import { FilterBar, FilterSearch, FilterSelect } from "../../../ui/list/filters.tsx";
import { ListFoot } from "../../../ui/list/list-foot.tsx";
import { Card, PageHeader } from "../../../ui/page.tsx";
import { type FromQueue, reviewAddress } from "../review/review-address.ts";
import { SupportPage } from "../support-page.tsx";

const RequestTicket = lazyPart(async () => (await import("../requests/request-ticket.tsx")).RequestTicket);

/** Requests to open a stage, and stages opened by hand; the address may name one request, or one company. */
export function ReleasesPage() {
  const translate = useTranslations("back-office-releases");
  const [search] = useSearchParams();
  const occurrenceId = occurrenceIdSchema.safeParse(search.get("occurrence")).data;
  const companyId = id.safeParse(search.get("company")).data;
  return (
    <SupportPage>
      {occurrenceId ? (
        <Suspense fallback={<Skeleton lines={8} />}>
          <RequestTicket key={occurrenceId} occurrenceId={occurrenceId} title={translate("title")} />
        </Suspense>
      ) : companyId ? (
        <CompanyReleases companyId={companyId} />
      ) : (
        <Requests />
      )}
    </SupportPage>
  );
}

function CompanyReleases({ companyId }: { companyId: string }) {
  const translate = useTranslations("back-office-releases");
  const path = usePath();
  const company = useQuery(readOf(companyContract, "get", { companyId }));
  return (
    <>
      <PageHeader
        above={<Link to={path("/onboarding/bo/release")}>{translate("title")}</Link>}
        title={company.data?.data.tradingName ?? translate("title")}
        intro={translate("companyLead")}
      />
      <Loaded query={company} lines={6}>
        {(loaded) =>
          products.map(({ id: product }) => (
            <ReleaseAnswer key={product} company={loaded} product={product} />
          ))
        }
      </Loaded>
    </>
  );
}

function Requests() {
  const translate = useTranslations("back-office-releases");
  return (
    <>
      <PageHeader title={translate("title")} intro={translate("lead")} />
      <RequestQueue />
      <ByHand />
    </>
  );
}

function RequestQueue() {
  const translate = useTranslations("back-office-releases");
  const translateField = useTranslations("occurrence");
  const path = usePath();
  const [search, setSearch] = useSearchParams();
  const { search: place } = useLocation();
  const paging = useCursorPaging(longPages);
  const { status } = readQueueFilter(search);
  const { cursor, limit } = paging;
  const queue = useQuery(queueQuery({ status, stage: "release" }, { cursor, limit }));
  const rows = queue.data?.items;
  const numberLink = useCallback(
    (occurrence: Occurrence) => (
      <Link
        className="queue-link"
        to={path(reviewAddress(occurrence))}
        state={{ queue: `/onboarding/bo/release${place}` } satisfies FromQueue}
        aria-label={translate("open", { number: occurrence.number, client: occurrence.client })}
      >
        {occurrence.number}
      </Link>
    ),
    [path, place, translate],
  );
  return (
    <section aria-label={translate("requests")}>
      <FilterBar>
        <FilterSelect
          label={translateField("field.status")}
          value={status}
          choices={statusFilters
            .filter((one) => one !== "client-pending" && one !== "rejected")
            .map((one) => ({ id: one, label: translateField(filterWord(one)) }))}
          onChange={(chosen) =>
            setSearch(writeQueueFilter(search, { status: chosen }), { preventScrollReset: true })
          }
        />
      </FilterBar>
      <QueueTable
        caption={translate("requests")}
        rows={rows}
        load={queue}
        hasStatus={status === "all"}
        empty={<EmptyState title={translate("empty")}>{translate("emptyLead")}</EmptyState>}
        numberLink={numberLink}
      />
      <ListFoot paging={paging} page={queue.data} />
    </section>
  );
}

const shownCompanies = 5;

/** Finds a company, to release its stage without a request. */
function ByHand() {
  const translate = useTranslations("back-office-releases");
  const [search, setSearch] = useSearchParams();
  const text = search.get("find")?.trim().slice(0, maxSearchLength) ?? "";
  const find = (typed: string) => {
    const next = new URLSearchParams(search);
    if (typed) next.set("find", typed);
    else next.delete("find");
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  const companies = useQuery({
    ...companiesQuery({ text: text || undefined, limit: shownCompanies }),
    enabled: text !== "",
  });
  return (
    <Card title={translate("byHand.title")}>
      <p>{translate("byHand.lead")}</p>
      <FilterBar>
        <FilterSearch
          label={translate("byHand.search")}
          hint={translate("byHand.searchHint")}
          text={text}
          onSearch={find}
        />
      </FilterBar>
      {text !== "" && (
        <Loaded query={companies} lines={2}>
          {({ items }) =>
            items.length === 0 ? (
              <output>{translate("byHand.none")}</output>
            ) : (
              <ul className="company-choices">
                {items.map((company) => (
                  <li key={company.id}>
                    <Link to={`?${new URLSearchParams({ company: company.id })}`}>{company.tradingName}</Link>
                    <span className="ui-muted">{company.legalName}</span>
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      )}
    </Card>
  );
}
