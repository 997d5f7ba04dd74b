import type { Account } from "@portal/shared/account/model.ts";
import type { Company } from "@portal/shared/company/model.ts";
import type { Country } from "@portal/shared/country.ts";
import type { Overview } from "@portal/shared/occurrence/overview.ts";
import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { formatDay } from "../../../lib/text/format.ts";
import { usePath } from "../../../lib/text/locale.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState, ErrorState, Skeleton } from "../../../ui/feedback/states.tsx";
import { Alert } from "../../../ui/feedback/status.tsx";
import { Page, PageHeader } from "../../../ui/page.tsx";
import { SandboxWay } from "../sandbox-way.tsx";
import { useOwnOverview } from "../use-own-overview.ts";
import { FirstSteps } from "./first-steps.tsx";
import { fraudPreventionSteps, isNotUsed, onlinePaymentSteps, type ProductOverview } from "./journey.ts";
import { ProductJourney, UnusedProduct } from "./product-journey.tsx";
import "../onboarding.css";

/** Where a company stands in each product, and whose turn it is. */
export function DashboardPage() {
  const translate = useTranslations("onboarding.dashboard");
  const { account, company, overview, country, error, refetch } = useOwnOverview();
  const name = company?.data.tradingName ?? account?.company?.tradingName;
  return (
    <Page>
      <PageHeader
        title={translate("title")}
        intro={name ? translate("lead", { company: name }) : translate("leadWithoutCompany")}
      />
      {error ? (
        <ErrorState title={translate("loadFailed")} error={error} onRetry={refetch} />
      ) : account ? (
        <Progress account={account} company={company} overview={overview} country={country} />
      ) : (
        <Skeleton lines={6} />
      )}
    </Page>
  );
}

interface ProgressProps {
  readonly account: Account;
  readonly company: Company | undefined;
  readonly overview: Overview | undefined;
  readonly country: Country;
}

function Progress({ account, company, overview, country }: ProgressProps) {
  if (account.role === "support") return <SupportHere />;
  if (!account.company)
    return account.joinRequest ? (
      <JoinRequested {...account.joinRequest} />
    ) : (
      <>
        <FirstSteps current="company" />
        <SandboxWay />
      </>
    );
  if (!company || !overview) return <Skeleton lines={6} />;
  return <Products overview={overview} company={company} country={country} />;
}

interface ProductsProps {
  readonly overview: Overview;
  readonly company: Company;
  readonly country: Country;
}

function Products({ overview: { products, needsPartner }, company, country }: ProductsProps) {
  const of = (id: ProductOverview["product"]) => products.find(({ product }) => product === id);
  const onlinePayment = of("online-payment");
  const fraudPrevention = of("fraud-prevention");
  const isNew = onlinePayment?.configuration.status === "open" && !onlinePayment.configuration.isBegun;
  const shown = { country, isQuiet: isNew };
  return (
    <>
      {isNew && (
        <>
          <FirstSteps current="configuration" />
          <SandboxWay />
        </>
      )}
      {needsPartner && <PartnerNotice />}
      {onlinePayment && (
        <ProductJourney {...shown} product="online-payment" steps={onlinePaymentSteps(onlinePayment)} />
      )}
      {fraudPrevention &&
        (isNotUsed(fraudPrevention, company.data) ? (
          <UnusedProduct product="fraud-prevention" />
        ) : (
          <ProductJourney
            {...shown}
            product="fraud-prevention"
            steps={fraudPreventionSteps(fraudPrevention)}
          />
        ))}
      {!isNew && <SandboxWay />}
    </>
  );
}

/** The chosen solution model runs on a partner's platform, so the client is led to the list of partners. */
function PartnerNotice() {
  const translate = useTranslations("onboarding.partnerNeeded");
  const path = usePath();
  return (
    <Alert tone="info" title={translate("title")}>
      <p>{translate("lead")}</p>
      <p>
        <Link to={path("/onboarding/listOfPartners")}>{translate("action")}</Link>
      </p>
    </Alert>
  );
}

function SupportHere() {
  const translate = useTranslations("onboarding.supportHere");
  const path = usePath();
  return (
    <EmptyState
      title={translate("title")}
      action={
        <ButtonLink variant="primary" href={path("/onboarding/bo/dashboard")}>
          {translate("action")}
        </ButtonLink>
      }
    >
      {translate("lead")}
    </EmptyState>
  );
}

function JoinRequested({ requestedAt }: { requestedAt: string }) {
  const translate = useTranslations("onboarding.joinRequested");
  const locale = useLocale();
  return (
    <Alert tone="info" title={translate("title")}>
      <p>{translate("lead", { date: formatDay(requestedAt, locale) })}</p>
    </Alert>
  );
}
