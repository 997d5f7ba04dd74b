import { maxSearchLength } from "@portal/shared/paging.ts";
import { type PartnerStatus, partnerStates, partnerStatuses } from "@portal/shared/partner/lifecycle.ts";
import type { Partner } from "@portal/shared/partner/model.ts";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { useAccount } from "../../../features/account/queries.ts";
import { filterWord } from "../../../features/occurrence/queue-filter.ts";
import { OwnPartners } from "../../../features/partner/own-partners.tsx";
import { PartnerAnswer } from "../../../features/partner/partner-answer.tsx";
import { PartnerList, type PartnerView, partnerViews } from "../../../features/partner/partner-list.tsx";
import { partnersQuery } from "../../../features/partner/queries.ts";
import { useCursorPaging } from "../../../lib/api/paging.ts";
import { useSession } from "../../../lib/session/session.ts";
import { usePath } from "../../../lib/text/locale.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { FilterBar, FilterSearch, FilterSelect } from "../../../ui/list/filters.tsx";
import { ListFoot, NothingSoFar } from "../../../ui/list/list-foot.tsx";
import { PageHeader } from "../../../ui/page.tsx";
import { PartnerPage } from "./partner-page.tsx";

interface PartnersAddress {
  readonly status: PartnerStatus;
  readonly view: PartnerView;
  readonly text: string | undefined;
}

/** Only support may see partners that are not listed; for everybody else that part of the address is ignored. */
function readAddress(search: URLSearchParams, isSupport: boolean): PartnersAddress {
  const status = partnerStatuses.find((one) => one === search.get("status"));
  return {
    // Support sees pending partners first.
    status: isSupport ? (status ?? "pending") : "listed",
    view: partnerViews.find((one) => one === search.get("view")) ?? "cards",
    text: search.get("text")?.trim().slice(0, maxSearchLength) || undefined,
  };
}

const answerTo = (partner: Partner) => <PartnerAnswer partner={partner} />;

/** Who mediates an integration, with how to reach them; support approves here. */
export function PartnersPage() {
  const translate = useTranslations("partner");
  const path = usePath();
  const isSupport = useSession()?.isSupport === true;
  const companyId = useAccount().data?.company?.id;
  return (
    <PartnerPage>
      <PageHeader
        title={translate("title")}
        intro={translate(isSupport ? "supportLead" : "lead")}
        actions={
          companyId && (
            <ButtonLink variant="primary" href={path("/onboarding/registerPartner")}>
              {translate("register.action")}
            </ButtonLink>
          )
        }
      />
      {companyId && <OwnPartners companyId={companyId} />}
      <Partners isSupport={isSupport} />
    </PartnerPage>
  );
}

function Partners({ isSupport }: { isSupport: boolean }) {
  const translate = useTranslations("partner");
  const translateTicket = useTranslations("occurrence");
  const [search, setSearch] = useSearchParams();
  const { status, view, text } = readAddress(search, isSupport);
  const paging = useCursorPaging();
  const { cursor, limit } = paging;
  const partners = useQuery(partnersQuery({ status, text, cursor, limit }));
  const rows = partners.data?.items;
  const change = (name: string, value: string | undefined) => {
    const next = new URLSearchParams(search);
    if (name !== "view") next.delete("cursor");
    if (value) next.set(name, value);
    else next.delete(name);
    setSearch(next, { replace: name === "text", preventScrollReset: true });
  };
  return (
    <>
      <FilterBar>
        <FilterSearch
          label={translate("search")}
          hint={translate("searchHint")}
          text={text ?? ""}
          onSearch={(typed) => change("text", typed)}
        />
        {isSupport && (
          <FilterSelect
            label={translate("statusFilter")}
            value={status}
            choices={partnerStatuses.map((id) => ({
              id,
              label: translateTicket(filterWord(partnerStates[id].ticket)),
            }))}
            onChange={(chosen) => change("status", chosen)}
          />
        )}
        <FilterSelect
          label={translate("view.label")}
          value={view}
          choices={partnerViews.map((id) => ({ id, label: translate(`view.${id}`) }))}
          onChange={(chosen) => change("view", chosen)}
        />
      </FilterBar>
      <output className="brand-visually-hidden">
        {rows && !partners.isFetching ? translate("found", { count: rows.length }) : translate("loading")}
      </output>
      <PartnerList
        view={view}
        partners={rows}
        load={partners}
        empty={
          partners.data?.cursor ? (
            <NothingSoFar paging={paging} cursor={partners.data.cursor} />
          ) : (
            <NoPartners text={text} status={status} onClear={() => change("text", undefined)} />
          )
        }
        actions={isSupport ? answerTo : undefined}
      />
      <ListFoot paging={paging} page={partners.data} />
    </>
  );
}

interface NoPartnersProps {
  readonly text: string | undefined;
  readonly status: PartnerStatus;
  readonly onClear: () => void;
}

function NoPartners({ text, status, onClear }: NoPartnersProps) {
  const translate = useTranslations("partner.empty");
  return (
    <EmptyState
      title={translate("title")}
      action={text && <Button onClick={onClear}>{translate("clear")}</Button>}
    >
      {translate(text ? "filtered" : status)}
    </EmptyState>
  );
}
