import type { Country } from "@portal/shared/country.ts";
import type { FraudConfiguration } from "@portal/shared/fraud-configuration/model.ts";
import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import { formatInstant } from "../../../lib/text/format.ts";
import { usePath } from "../../../lib/text/locale.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/status.tsx";

interface StatusBannerProps {
  readonly configuration: FraudConfiguration;
  readonly country: Country;
  /** What else an approved configuration offers. */
  readonly actions?: ReactNode;
}

/** Why a configuration cannot be edited now, and what comes next. */
export function StatusBanner({ configuration: { status, occurrence }, country, actions }: StatusBannerProps) {
  const translate = useTranslations("fraud-flow.review");
  const words = useTranslations("fraud-flow");
  const locale = useLocale();
  const path = usePath();
  if (status === "under-approval") {
    const date = occurrence?.sentAt ? formatInstant(occurrence.sentAt, locale, country) : "";
    return (
      <Alert tone="info" title={words("underApproval.title")}>
        <p>{words("underApproval.lead", { date })}</p>
        {occurrence && <p>{words("underApproval.number", { number: occurrence.number })}</p>}
      </Alert>
    );
  }
  return (
    <Alert tone="success" title={words("approvedTitle")}>
      <p>{translate("approved")}</p>
      <div className="ui-actions">
        <ButtonLink variant="primary" href={path("/onboarding/fraud-keys")}>
          {translate("keys")}
        </ButtonLink>
        {actions}
      </div>
    </Alert>
  );
}
