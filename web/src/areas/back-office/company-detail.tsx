import type { Company } from "@portal/shared/company/model.ts";
import { id } from "@portal/shared/fields.ts";
import {
  type Overview,
  occurrenceStatusOf,
  products,
  type StageId,
  type StageState,
} from "@portal/shared/occurrence/model.ts";
import { type Country, countryOf } from "@portal/shared/tax-id.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Members } from "../../features/company/members.tsx";
import { companyQuery } from "../../features/company/queries.ts";
import { overviewQuery } from "../../features/occurrence/queries.ts";
import { OccurrenceStatusBadge } from "../../features/occurrence/status-badge.tsx";
import { ProductionDelivery } from "../../features/production/production-delivery.tsx";
import { useLocalized, usePath } from "../../lib/locale.ts";
import { Card, PageHeader } from "../../ui/page.tsx";
import { EmptyState, Loaded } from "../../ui/states.tsx";
import { StatusBadge } from "../../ui/status.tsx";
import { CompanyCard } from "./company-card.tsx";
import { RelatedCompanies } from "./related-companies.tsx";
import { reviewAddress } from "./review-address.ts";

/** One company as support sees it: who it is, where its products stand, and what it is owed for production. */
export function CompanyDetail({ companyId }: { companyId: string }) {
  const translate = useTranslations("back-office-companies");
  const path = usePath();
  const isId = id.safeParse(companyId).success;
  const company = useQuery({ ...companyQuery(companyId), enabled: isId });
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
      <Loaded query={company} lines={8} errorTitle={translate("failed")}>
        {(loaded) => <Detail company={loaded} />}
      </Loaded>
    </>
  );
}

function Detail({ company }: { company: Company }) {
  const country = countryOf(company.data.taxIdentificationType);
  const translate = useTranslations("back-office-companies");
  const overview = useQuery(overviewQuery(company.id));
  return (
    <>
      <Loaded query={overview} lines={4} errorTitle={translate("failed")}>
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
                {occurrence && stage !== "production" && (
                  <Link to={path(reviewAddress({ id: occurrence.id, companyId, stage }))}>
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
        <ProductionDelivery companyId={companyId} product={stages.product} country={country} />
      </Card>
    );
  });
}
