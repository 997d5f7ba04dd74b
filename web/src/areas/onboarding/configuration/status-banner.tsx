import type { Configuration } from "@portal/shared/configuration/model.ts";
import type { Country } from "@portal/shared/country.ts";
import { useLocale, useTranslations } from "use-intl";
import { ConfigurationReopen } from "../../../features/configuration/configuration-reopen.tsx";
import { formatInstant } from "../../../lib/text/format.ts";
import { usePath } from "../../../lib/text/locale.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/status.tsx";

interface StatusBannerProps {
  readonly configuration: Configuration;
  readonly country: Country;
}

/** Why a configuration cannot be edited now, and what comes next. */
export function StatusBanner({ configuration, country }: StatusBannerProps) {
  const translate = useTranslations("configuration");
  const locale = useLocale();
  const path = usePath();
  const { status, occurrence } = configuration;
  if (status === "under-approval") {
    const date = occurrence?.sentAt ? formatInstant(occurrence.sentAt, locale, country) : "";
    return (
      <Alert tone="info" title={translate("underApproval.title")}>
        <p>{translate("underApproval.lead", { date })}</p>
        {occurrence && <p>{translate("underApproval.number", { number: occurrence.number })}</p>}
      </Alert>
    );
  }
  return (
    <Alert tone="success" title={translate("approved.title")}>
      <p>{translate("approved.lead")}</p>
      <div className="onboarding-actions">
        <ButtonLink variant="primary" href={path("/onboarding/access-data")}>
          {translate("approved.accessData")}
        </ButtonLink>
        <ConfigurationReopen configuration={configuration} />
      </div>
    </Alert>
  );
}
