import { companyContract } from "@portal/shared/company/contract.ts";
import type { Company } from "@portal/shared/company/model.ts";
import { type Country, countryOf } from "@portal/shared/country.ts";
import { id } from "@portal/shared/field/fields.ts";
import { occurrenceStatusOf } from "@portal/shared/occurrence/model.ts";
import type { Overview, StageState } from "@portal/shared/occurrence/overview.ts";
import { products } from "@portal/shared/product.ts";
import type { StageId } from "@portal/shared/stage/model.ts";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { Link, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { ReplaceButton } from "../../../features/access-data/replace-button.tsx";
import { Members } from "../../../features/company/members.tsx";
import { useEveryFieldLabel } from "../../../features/history/words/use-fraud-field-label.ts";
import { overviewQuery } from "../../../features/occurrence/queries.ts";
import { OccurrenceStatusBadge } from "../../../features/occurrence/status-badge.tsx";
import { ProductionDelivery } from "../../../features/production/production-delivery.tsx";
import type { SandboxView } from "../../../features/sandbox/address.ts";
import { readOf } from "../../../lib/api/read.ts";
import { useLocalized, usePath } from "../../../lib/text/locale.ts";
import { lazyPart } from "../../../ui/feedback/lazy-part.tsx";
import { EmptyState, Loaded, Skeleton } from "../../../ui/feedback/states.tsx";
import { StatusBadge } from "../../../ui/feedback/status.tsx";
import { ViewTabs } from "../../../ui/list/view-tabs.tsx";
import { Card, PageHeader } from "../../../ui/page.tsx";
import { CompanyCard } from "../company-card/company-card.tsx";
import { RelatedCompanies } from "../company-card/related-companies.tsx";
import { reviewAddress } from "../review/review-address.ts";

const HistoryList = lazyPart(
  async () => (await import("../../../features/history/history-list.tsx")).HistoryList,
);
const CompanySandbox = lazyPart(async () => (await import("./company-sandbox.tsx")).CompanySandbox);
const AccessDataHistory = lazyPart(
  async () => (await import("../../../features/history/access-data-history.tsx")).AccessDataHistory,
);

/** One company as support sees it: its data, the state of its products, and the delivery of its production data. */
export function CompanyDetail({ companyId }: { companyId: string }) {
  const translate = useTranslations("back-office-companies");
  const path = usePath();
  const isId = id.safeParse(companyId).success;
  const company = useQuery({ ...readOf(companyContract, "get", { companyId }), enabled: isId });
  const back = <Link to={path("/onboarding/bo/company")}>{translate("back")}</Link>;
  if (!isId) {
    return (
      <>
        <PageHeader above={back} title={translate("title")} />
        <EmptyState title={translate("unknown")}>{translate("unknownLead")}</EmptyState>
      </>
    );
  }
  return (
    <>
      <PageHeader above={back} title={company.data?.data.tradingName ?? translate("title")} />
      <Loaded query={company} lines={8}>
        {(loaded) => <Detail company={loaded} />}
      </Loaded>
    </>
  );
}

const views = ["overview", "history", "access-data", "sandbox"] as const;

/** The parts of the sandbox that support reads: the address names one of them, as it does on the company's own page. */
const sandboxViews: readonly SandboxView[] = ["calls", "transactions", "deliveries"];
const isOfSandbox = (view: string | null): boolean => sandboxViews.some((one) => one === view);

/** The company's state in each product, its whole history, and what it does in the sandbox. */
function Detail({ company }: { company: Company }) {
  const translate = useTranslations("back-office-companies.view");
  const fieldLabel = useEveryFieldLabel();
  const [search] = useSearchParams();
  const country = countryOf(company.data.taxIdentificationType);
  const asked = search.get("view");
  const view = isOfSandbox(asked) ? "sandbox" : (views.find((one) => one === asked) ?? "overview");
  const to = (one: (typeof views)[number]) =>
    `?${new URLSearchParams({ company: company.id, view: one === "sandbox" ? "calls" : one })}`;
  return (
    <>
      <ViewTabs
        label={translate("label")}
        current={view}
        views={views.map((one) => ({ id: one, label: translate(one), to: to(one) }))}
      />
      <Suspense fallback={<Skeleton lines={6} />}>
        {view === "overview" && <ProductStates company={company} country={country} />}
        {view === "history" && (
          <HistoryList companyId={company.id} country={country} fieldLabel={fieldLabel} />
        )}
        {view === "sandbox" && <CompanySandbox companyId={company.id} country={country} />}
        {view === "access-data" && <AccessDataHistory companyId={company.id} country={country} />}
      </Suspense>
    </>
  );
}

function ProductStates({ company, country }: { company: Company; country: Country }) {
  const overview = useQuery(overviewQuery(company.id));
  return (
    <>
      <Loaded query={overview} lines={4}>
        {(loaded) => <Stages overview={loaded} country={country} />}
      </Loaded>
      <CompanyCard company={company} />
      <RelatedCompanies companies={company.data.relatedCompanies} />
      <Members companyId={company.id} country={country} isOwner={false} />
    </>
  );
}

const stageIds = ["configuration", "certification", "release", "production"] as const;

/** A stage's state, called as its ticket is in the queue. */
function StageStatusBadge({ stage, status }: { stage: StageId; status: StageState["status"] }) {
  const translate = useTranslations("back-office-companies");
  if (status === "locked") return <StatusBadge tone="neutral">{translate("state.locked")}</StatusBadge>;
  if (status === "open" && stage === "release")
    return <StatusBadge tone="neutral">{translate("notAsked")}</StatusBadge>;
  return <OccurrenceStatusBadge status={occurrenceStatusOf[status]} />;
}

function Stages({ overview, country }: { overview: Overview; country: Country }) {
  const translate = useTranslations("back-office-companies");
  const localized = useLocalized();
  const path = usePath();
  const { companyId } = overview;
  return overview.products.map((stages) => {
    const label = products.find(({ id: product }) => product === stages.product)?.label;
    return (
      <Card key={stages.product} title={label && localized(label)}>
        <ul className="company-stages">
          {stageIds.map((stage) => {
            const { status, occurrence } = stages[stage];
            return (
              <li key={stage}>
                <span>{translate(`stage.${stage}`)}</span>
                <StageStatusBadge stage={stage} status={status} />
                {occurrence && (
                  <Link to={path(reviewAddress({ id: occurrence.id, product: stages.product, stage }))}>
                    {occurrence.number}
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
        <p>
          <Link to={`${path("/onboarding/bo/release")}?${new URLSearchParams({ company: companyId })}`}>
            {translate("releases")}
          </Link>
        </p>
        {stages.configuration.status === "approved" && (
          <ReplaceButton companyId={companyId} product={stages.product} />
        )}
        <ProductionDelivery companyId={companyId} product={stages.product} country={country} />
      </Card>
    );
  });
}
