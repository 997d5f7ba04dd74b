import { configurationTransitions } from "@portal/shared/configuration/lifecycle.ts";
import type { Configuration } from "@portal/shared/configuration/model.ts";
import type { Country } from "@portal/shared/country.ts";
import { allowedActions } from "@portal/shared/lifecycle.ts";
import { Suspense } from "react";
import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { ConfigurationForm } from "../../../features/configuration/configuration-form.tsx";
import { ConfigurationStatusBadge } from "../../../features/configuration/status-badge.tsx";
import { useFieldLabel } from "../../../features/history/words/use-field-label.ts";
import { formatInstant } from "../../../lib/text/format.ts";
import { usePath } from "../../../lib/text/locale.ts";
import { lazyPart } from "../../../ui/feedback/lazy-part.tsx";
import { ErrorState, Skeleton } from "../../../ui/feedback/states.tsx";
import { Card, Page, PageHeader } from "../../../ui/page.tsx";
import { useFocusOnChange } from "../../../ui/use-focus-on-change.ts";
import { useOwnConfiguration } from "./use-own-configuration.ts";
import "../onboarding.css";

/** The form is loaded first; the read-only view comes lazily. */
const ConfigurationView = lazyPart(
  async () => (await import("../../../features/configuration/configuration-view.tsx")).ConfigurationView,
);
const StatusBanner = lazyPart(async () => (await import("./status-banner.tsx")).StatusBanner);

const HistoryTimeline = lazyPart(
  async () => (await import("../../../features/history/history-timeline.tsx")).HistoryTimeline,
);

/** Online Payment's technical configuration: a form in the client's turn, read-only while support checks it. */
export function ConfigurationPage() {
  const translate = useTranslations("configuration");
  const titles = useTranslations("shell.titles");
  const path = usePath();
  const { company, configuration, country, error, refetch } = useOwnConfiguration();
  return (
    <Page>
      <PageHeader
        above={<Link to={path("/onboarding/dashboard")}>{titles("dashboard")}</Link>}
        title={translate("title")}
        status={configuration && <ConfigurationStatusBadge status={configuration.status} />}
        intro={configuration && isEditable(configuration) && translate("lead")}
      />
      {company && configuration ? (
        <Content configuration={configuration} country={country} />
      ) : error ? (
        <ErrorState title={translate("loadFailed")} error={error} onRetry={refetch} />
      ) : (
        <Skeleton lines={8} />
      )}
    </Page>
  );
}

/** Whether it is the client's turn; while support checks it, it is read-only. */
const isEditable = ({ status }: Configuration): boolean =>
  allowedActions(configurationTransitions, status, "client").includes("saveDraft");

interface ContentProps {
  readonly configuration: Configuration;
  readonly country: Country;
}

function Content({ configuration, country }: ContentProps) {
  const locale = useLocale();
  const { companyId, product, status, savedAt } = configuration;
  const editable = isEditable(configuration);
  const place = useFocusOnChange<HTMLDivElement>(status);
  return (
    <div ref={place} tabIndex={-1} className="onboarding-place">
      {editable ? (
        <ConfigurationForm
          companyId={companyId}
          product={product}
          configuration={configuration}
          country={country}
          savedWhen={savedAt ? formatInstant(savedAt, locale, country) : undefined}
        />
      ) : (
        <div className="onboarding-with-aside">
          <div className="onboarding-main">
            <Suspense fallback={<Skeleton lines={8} />}>
              <StatusBanner configuration={configuration} country={country} />
              <ConfigurationView draft={configuration.draft} />
            </Suspense>
          </div>
          <History configuration={configuration} country={country} />
        </div>
      )}
      {editable && savedAt && <History configuration={configuration} country={country} />}
    </div>
  );
}

function History({ configuration: { companyId, product }, country }: ContentProps) {
  const translate = useTranslations("configuration");
  const place = { companyId, product, stage: "configuration" } as const;
  return (
    <Card title={translate("history")}>
      <Suspense fallback={<Skeleton lines={3} />}>
        <HistoryTimeline {...place} country={country} fieldLabel={useFieldLabel()} />
      </Suspense>
    </Card>
  );
}
