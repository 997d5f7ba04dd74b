import type { Country } from "@portal/shared/country.ts";
import type { FraudCertification } from "@portal/shared/fraud-certification/model.ts";
import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import { formatCalendarDay, formatInstant } from "../../lib/text/format.ts";
import { Alert } from "../../ui/feedback/status.tsx";

interface SignatureNoticeProps {
  readonly certification: FraudCertification;
  readonly country: Country;
  /** Support reads what it has to do; the client what to wait for. */
  readonly side: "client" | "support";
  /** What support may do about it. */
  readonly children?: ReactNode;
}

/** Whether the contract is signed: a warning for as long as the signature is pending, on both sides. */
export function SignatureNotice({ certification, country, side, children }: SignatureNoticeProps) {
  const translate = useTranslations("fraud-certification.signature");
  const locale = useLocale();
  const { signature } = certification;
  if (!signature) {
    return (
      <Alert tone="warning" title={translate("pendingTitle")}>
        <p>{translate(side === "client" ? "pendingClient" : "pendingSupport")}</p>
        {children}
      </Alert>
    );
  }
  const { reference, signedOn, recordedAt, recordedBy } = signature;
  return (
    <Alert tone="success" title={translate("signedTitle")}>
      <p>{translate("signed", { reference, day: formatCalendarDay(signedOn, locale) })}</p>
      <p className="ui-muted">
        {translate("recorded", { name: recordedBy.name, date: formatInstant(recordedAt, locale, country) })}
      </p>
      {children}
    </Alert>
  );
}
