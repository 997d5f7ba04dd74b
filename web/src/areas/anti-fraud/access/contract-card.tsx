import { fraudScenarioIds } from "@portal/shared/fraud-prevention/model.ts";
import { site } from "@portal/shared/site.ts";
import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { formatCalendarDay, formatInstant } from "../../../lib/text/format.ts";
import { usePath } from "../../../lib/text/locale.ts";
import { StatusBadge } from "../../../ui/feedback/status.tsx";
import { Card } from "../../../ui/page.tsx";
import type { FraudPlace } from "../flow/use-own-fraud.ts";

/** What is recorded of the contract: its signature, who recorded it and when, and what that leaves to be done. */
export function ContractCard(place: FraudPlace) {
  const translate = useTranslations("fraud-flow.access.contract");
  const { signature } = place.certification;
  return (
    <Card
      title={translate("title")}
      actions={
        <StatusBadge tone={signature ? "success" : "warning"}>
          {translate(signature ? "signed" : "pending")}
        </StatusBadge>
      }
    >
      {signature ? <Signed {...place} signature={signature} /> : <Pending {...place} />}
    </Card>
  );
}

type SignedProps = FraudPlace & { readonly signature: NonNullable<FraudPlace["certification"]["signature"]> };

function Signed({ certification, country, signature }: SignedProps) {
  const translate = useTranslations("fraud-flow.access.contract");
  const path = usePath();
  const recordOf = useTranslations("fraud-certification.signature");
  const locale = useLocale();
  const { reference, signedOn, recordedAt, recordedBy } = signature;
  const left = fraudScenarioIds.filter((id) => certification.reviews[id]?.verdict !== "passed").length;
  return (
    <>
      <p>{recordOf("signed", { reference, day: formatCalendarDay(signedOn, locale) })}</p>
      <p className="ui-muted">
        {recordOf("recorded", { name: recordedBy.name, date: formatInstant(recordedAt, locale, country) })}
      </p>
      <p>
        {certification.status === "concluded" ? (
          <Link to={path("/anti-fraud/prod-keys-config")}>{translate("thenKeys")}</Link>
        ) : (
          translate("thenScenarios", { count: left })
        )}
      </p>
    </>
  );
}

/** Nobody has recorded it: who signs with whom, and what waits for it. */
function Pending({ company, certification }: FraudPlace) {
  const translate = useTranslations("fraud-flow.access.contract");
  const { tradingName, taxIdentificationType, taxIdentificationNumber } = company.data;
  const subject = translate("subject", { company: tradingName });
  const body = `${tradingName}\n${taxIdentificationType} ${taxIdentificationNumber}\n\n`;
  const letter = new URLSearchParams({ subject, body }).toString().replaceAll("+", "%20");
  return (
    <>
      <p>{translate("lead")}</p>
      <p>{translate(certification.begunAt === null ? "recordedLater" : "recordedNow")}</p>
      <p>
        <a href={`mailto:${site.commercialEmail}?${letter}`}>{translate("write")}</a>
      </p>
    </>
  );
}
