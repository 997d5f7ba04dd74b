import type { Company } from "@portal/shared/company/model.ts";
import { id } from "@portal/shared/fields.ts";
import { type Overview, products } from "@portal/shared/occurrence/model.ts";
import { type Country, countryOf } from "@portal/shared/tax-id.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Members } from "../../features/company/members.tsx";
import { companyQuery } from "../../features/company/queries.ts";
import { overviewQuery } from "../../features/occurrence/queries.ts";
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

const stageIds = ["configuration", "certification", "release"] as const;
const tones = {
  locked: "neutral",
  open: "neutral",
  "under-approval": "info",
  revision: "warning",
  declined: "warning",
  approved: "success",
  concluded: "success",
  requested: "info",
  delivered: "success",
} as const;

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
                <StatusBadge tone={tones[status]}>
                  {translate(stage === "release" && status === "open" ? "notAsked" : `state.${status}`)}
                </StatusBadge>
                {occurrence && (
                  <Link to={path(reviewAddress({ id: occurrence.id, companyId, stage }))}>
                    {occurrence.number}
                  </Link>
                )}
              </li>
            );
          })}
          <li>
            <span>{translate("stage.production")}</span>
            <StatusBadge tone={tones[stages.production.status]}>
              {translate(`state.${stages.production.status}`)}
            </StatusBadge>
          </li>
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
