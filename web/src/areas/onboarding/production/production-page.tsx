import type { Company } from "@portal/shared/company/model.ts";
import type { Country } from "@portal/shared/country.ts";
import { productionContract } from "@portal/shared/production/contract.ts";
import type { Production } from "@portal/shared/production/model.ts";
import { site } from "@portal/shared/site.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { AddressSwap } from "../../../features/production/address-swap.tsx";
import { ProductionRequest } from "../../../features/production/production-request.tsx";
import { readOf } from "../../../lib/api/read.ts";
import { formatDay } from "../../../lib/text/format.ts";
import { usePath } from "../../../lib/text/locale.ts";
import { ErrorState, Loaded, Skeleton } from "../../../ui/feedback/states.tsx";
import { Alert, StatusBadge, type Tone } from "../../../ui/feedback/status.tsx";
import { Card, Page, PageHeader } from "../../../ui/page.tsx";
import { useOwnCompany } from "../use-own-company.ts";
import "../onboarding.css";

/** The last step: production's identifiers and addresses. */
export function ProductionPage() {
  const translate = useTranslations("production");
  const { company, country, error, refetch } = useOwnCompany();
  if (!company) {
    return (
      <Page>
        <PageHeader title={translate("title")} intro={translate("lead")} />
        {error ? (
          <ErrorState title={translate("loadFailed")} error={error} onRetry={refetch} />
        ) : (
          <Skeleton lines={8} />
        )}
      </Page>
    );
  }
  return <CompanyProduction company={company} country={country} />;
}

const tones = {
  open: "info",
  requested: "info",
  delivered: "success",
  locked: "neutral",
} as const satisfies Record<string, Tone>;

function CompanyProduction({ company, country }: { company: Company; country: Country }) {
  const translate = useTranslations("production");
  const production = useQuery(
    readOf(productionContract, "get", { companyId: company.id, product: "online-payment" }),
  );
  const state = production.data && (production.data.isUnlocked ? production.data.status : "locked");
  return (
    <Page>
      <PageHeader
        title={translate("title")}
        intro={translate(state === "delivered" ? "leadDelivered" : "lead")}
        status={state && <StatusBadge tone={tones[state]}>{translate(`state.${state}`)}</StatusBadge>}
      />
      <Loaded query={production} lines={8} errorTitle={translate("loadFailed")}>
        {(loaded) => (
          <>
            <WhereItStands production={loaded} country={country} />
            <Steps company={company} production={loaded} />
            <AddressSwap testMerchantId={loaded.testMerchantId} merchantId={loaded.merchantId} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function WhereItStands({ production, country }: { production: Production; country: Country }) {
  const translate = useTranslations("production");
  const locale = useLocale();
  const path = usePath();
  const { status, isUnlocked, requestedAt, deliveredAt } = production;
  const day = (at: string | null) => (at ? formatDay(at, locale, country) : "");
  if (status === "delivered") {
    return (
      <Alert tone="success" title={translate("delivered.title")}>
        <p>{translate("delivered.lead", { date: day(deliveredAt) })}</p>
      </Alert>
    );
  }
  if (status === "requested") {
    return (
      <Alert tone="info" title={translate("requested.title")}>
        <p>{translate("requested.lead", { date: day(requestedAt) })}</p>
        <p>
          <Link to={`${path("/onboarding/history")}?subject=production`}>{translate("history")}</Link>
        </p>
      </Alert>
    );
  }
  if (!isUnlocked) {
    return (
      <Alert tone="neutral" title={translate("locked.title")}>
        <p>{translate("locked.lead")}</p>
        <p>
          <Link to={path("/onboarding/certification")}>{translate("locked.action")}</Link>
        </p>
      </Alert>
    );
  }
  return (
    <section className="ui-card">
      <div className="ui-card__head">
        <h2 id="production-request">{translate("request.title")}</h2>
      </div>
      <ProductionRequest production={production} labelledBy="production-request" />
    </section>
  );
}

const askSteps = ["contact", "merchantId"] as const;
const goLiveSteps = ["addresses", "first"] as const;

/** What is still to be done; what was asked for or delivered is not to be asked for again. */
function Steps({ company, production: { status } }: { company: Company; production: Production }) {
  const translate = useTranslations("production");
  const subject = encodeURIComponent(translate("mailSubject", { company: company.data.tradingName }));
  const steps = status === "open" ? [...askSteps, ...goLiveSteps] : goLiveSteps;
  return (
    <Card title={translate("steps.title")}>
      <ol className="production-steps">
        {steps.map((step) => (
          <li key={step}>{translate(`steps.${step}`)}</li>
        ))}
      </ol>
      {status !== "delivered" && (
        <p>
          <a href={`mailto:${site.commercialEmail}?subject=${subject}`}>{translate("steps.mail")}</a>
        </p>
      )}
    </Card>
  );
}
