import type { Country } from "@portal/shared/country.ts";
import { withLocale } from "@portal/shared/locales.ts";
import { products } from "@portal/shared/product.ts";
import { docSets } from "@portal/shared/site.ts";
import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { AccessDataView } from "../../../features/access-data/access-data-view.tsx";
import { type ConfigurationState, useAccessData } from "../../../features/access-data/use-access-data.ts";
import { isApiError } from "../../../lib/api/api-error.ts";
import { formatDay } from "../../../lib/text/format.ts";
import { useLocalized, usePath } from "../../../lib/text/locale.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState, ErrorState, Skeleton } from "../../../ui/feedback/states.tsx";
import { Card, Page, PageHeader } from "../../../ui/page.tsx";
import { SandboxWay } from "../sandbox-way.tsx";
import { useOwnConfigurationState } from "../use-own-overview.ts";
import "../onboarding.css";

const [onlinePayment] = products;

/** The test environment's credentials, or why there are none yet. */
export function AccessDataPage() {
  const translate = useTranslations("access-data");
  const titles = useTranslations("shell.titles");
  const localized = useLocalized();
  const path = usePath();
  const { configuration, country, error, refetch } = useOwnConfigurationState("online-payment");
  return (
    <Page narrow>
      <PageHeader
        above={<Link to={path("/onboarding/dashboard")}>{titles("dashboard")}</Link>}
        title={translate("title")}
        intro={translate("lead", { product: localized(onlinePayment.label) })}
      />
      {configuration ? (
        <>
          <Content configuration={configuration} country={country} />
          <SandboxWay />
        </>
      ) : error ? (
        <ErrorState title={translate("loadFailed")} error={error} onRetry={refetch} />
      ) : (
        <Skeleton lines={6} />
      )}
    </Page>
  );
}

interface ContentProps {
  readonly configuration: ConfigurationState;
  readonly country: Country;
}

function Content({ configuration, country }: ContentProps) {
  const translate = useTranslations("access-data");
  const locale = useLocale();
  const { accessData, isPending } = useAccessData(configuration);
  if (isPending) return <Skeleton lines={6} />;
  if (accessData.data) {
    return (
      <>
        <p className="ui-muted">
          {translate("delivered", { date: formatDay(accessData.data.deliveredAt, locale, country) })}
        </p>
        <AccessDataView accessData={accessData.data} />
        <WhatNow />
      </>
    );
  }
  const { error } = accessData;
  if (error && !(isApiError(error) && error.code === "not-found")) {
    return <ErrorState title={translate("loadFailed")} error={error} onRetry={accessData.refetch} />;
  }
  return <NotYet configuration={configuration} country={country} />;
}

const told = ["open", "under-approval", "revision", "approved"] as const;
const isTold = (status: string): status is (typeof told)[number] => told.some((one) => one === status);

function NotYet({ configuration, country }: ContentProps) {
  const translate = useTranslations("access-data.empty");
  const locale = useLocale();
  const path = usePath();
  const { status, occurrence } = configuration;
  const date = occurrence?.sentAt ? formatDay(occurrence.sentAt, locale, country) : "";
  return (
    <EmptyState
      title={translate("title")}
      action={
        status !== "approved" && (
          <ButtonLink variant="primary" href={path("/onboarding/configuration")}>
            {translate("action")}
          </ButtonLink>
        )
      }
    >
      {translate(isTold(status) ? status : "open", { date })}
    </EmptyState>
  );
}

function WhatNow() {
  const translate = useTranslations("access-data.next");
  const locale = useLocale();
  const path = usePath();
  return (
    <Card title={translate("title")}>
      <p>{translate("lead")}</p>
      <div className="onboarding-actions">
        <ButtonLink variant="primary" href={withLocale(locale, docSets[0].path)}>
          {translate("docs")}
        </ButtonLink>
        <ButtonLink href={path("/onboarding/dashboard")}>{translate("dashboard")}</ButtonLink>
      </div>
    </Card>
  );
}
