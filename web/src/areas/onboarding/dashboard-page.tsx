import type { Account } from "@portal/shared/account/model.ts";
import type { Company } from "@portal/shared/company/model.ts";
import type { Configuration } from "@portal/shared/configuration/model.ts";
import type { Country } from "@portal/shared/tax-id.ts";
import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { formatDay } from "../../lib/format.ts";
import { usePath } from "../../lib/locale.ts";
import { Page, PageHeader } from "../../ui/page.tsx";
import { EmptyState, ErrorState, Skeleton } from "../../ui/states.tsx";
import { Alert } from "../../ui/status.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { fraudPreventionSteps, onlinePaymentSteps } from "./journey.ts";
import { ProductJourney } from "./product-journey.tsx";
import { useOwnCompany } from "./use-own-company.ts";
import "./onboarding.css";

/** Where a company stands in each product, and whose turn it is (REQUIREMENTS 42, 43). */
export function DashboardPage() {
  const translate = useTranslations("onboarding.dashboard");
  const { account, company, configuration, country, error, refetch } = useOwnCompany();
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
        <Progress account={account} company={company} configuration={configuration} country={country} />
      ) : (
        <Skeleton lines={6} />
      )}
    </Page>
  );
}

interface ProgressProps {
  readonly account: Account;
  readonly company: Company | undefined;
  readonly configuration: Configuration | undefined;
  readonly country: Country;
}

function Progress({ account, company, configuration, country }: ProgressProps) {
  if (account.role === "support") return <SupportHere />;
  if (!account.company)
    return account.joinRequest ? (
      <JoinRequested {...account.joinRequest} />
    ) : (
      <FirstSteps current="company" />
    );
  if (!company || !configuration) return <Skeleton lines={6} />;
  const isNew = configuration.status === "open" && !configuration.savedAt;
  const shown = { company: company.data.tradingName, country, isQuiet: isNew };
  return (
    <>
      {isNew && <FirstSteps current="configuration" />}
      <ProductJourney {...shown} product="online-payment" steps={onlinePaymentSteps(configuration)} />
      {company.data.usesFraudDetect && (
        <ProductJourney {...shown} product="fraud-prevention" steps={fraudPreventionSteps(configuration)} />
      )}
    </>
  );
}

function SupportHere() {
  const translate = useTranslations("onboarding.supportHere");
  const path = usePath();
  return (
    <EmptyState
      title={translate("title")}
      action={
        <Link className="brand-button brand-button--primary" to={path("/onboarding/bo/dashboard")}>
          {translate("action")}
        </Link>
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
