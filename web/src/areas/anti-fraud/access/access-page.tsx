import { site } from "@portal/shared/site.ts";
import { Suspense } from "react";
import { useLocale, useTranslations } from "use-intl";
import { formatDay } from "../../../lib/text/format.ts";
import { usePath } from "../../../lib/text/locale.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { lazyPart } from "../../../ui/feedback/lazy-part.tsx";
import { Skeleton } from "../../../ui/feedback/states.tsx";
import { Alert } from "../../../ui/feedback/status.tsx";
import { Card } from "../../../ui/page.tsx";
import { FraudFlow, type FraudPlace } from "../flow/fraud-flow.tsx";

/** Only for a company that may ask. */
const AskRelease = lazyPart(async () => (await import("./ask-release.tsx")).AskRelease);

/** Who may use the product, how to ask for it, where the contract stands and what comes next. */
export function FraudAccessPage() {
  const translate = useTranslations("fraud-flow.access");
  return (
    <FraudFlow current="/anti-fraud/access" title={translate("title")} intro={translate("lead")}>
      {(place) => (
        <>
          {place.product.configuration.status === "locked" ? <Closed {...place} /> : <Open {...place} />}
          <Contract />
          <Next />
        </>
      )}
    </FraudFlow>
  );
}

function Open({ product, configuration }: FraudPlace) {
  const translate = useTranslations("fraud-flow.access");
  const path = usePath();
  const isBegun = configuration.version > 0;
  return (
    <Alert tone="success" title={translate("openTitle")}>
      <p>{translate(product.release.status === "approved" ? "byRelease" : "byOrder")}</p>
      <p>
        <ButtonLink
          variant="primary"
          href={path(isBegun ? "/anti-fraud/configuration" : "/anti-fraud/OperationProfile")}
        >
          {translate(isBegun ? "goOn" : "start")}
        </ButtonLink>
      </p>
    </Alert>
  );
}

/** What is missing, and how the company comes by it. */
function Closed(place: FraudPlace) {
  const translate = useTranslations("fraud-flow.access");
  const path = usePath();
  const { company, onlinePayment } = place;
  const isUsed = company.data.usesFraudDetect;
  return (
    <>
      <Alert tone="info" title={translate("closedTitle")}>
        {!isUsed && <p>{translate("notUsed")}</p>}
        {onlinePayment.configuration.status !== "approved" && <p>{translate("noConfiguration")}</p>}
        <div className="fraud-flow__actions">
          {!isUsed && <ButtonLink href={path("/company")}>{translate("company")}</ButtonLink>}
          {onlinePayment.configuration.status !== "approved" && (
            <ButtonLink href={path("/onboarding/configuration")}>{translate("configuration")}</ButtonLink>
          )}
        </div>
      </Alert>
      <Release {...place} />
    </>
  );
}

/** Support lets a company in before its time, when it is asked to. */
function Release({ company, product: { release }, country }: FraudPlace) {
  const translate = useTranslations("fraud-flow.access");
  const locale = useLocale();
  const date = release.since ? formatDay(release.since, locale, country) : "";
  if (release.status === "under-approval") {
    return (
      <Alert tone="info">
        <p>{translate("asked", { date })}</p>
      </Alert>
    );
  }
  if (!company.data.usesFraudDetect) return null;
  return (
    <section className="ui-card" aria-labelledby="ask-release">
      <h2 id="ask-release">{translate("ask")}</h2>
      {release.status === "declined" && <p>{translate("declined", { date })}</p>}
      <p className="ui-muted">{translate("askLead")}</p>
      <Suspense fallback={<Skeleton lines={4} />}>
        <AskRelease companyId={company.id} labelledBy="ask-release" />
      </Suspense>
    </section>
  );
}

function Contract() {
  const translate = useTranslations("fraud-flow.access.contract");
  return (
    <Card title={translate("title")}>
      <p>{translate("lead")}</p>
      <p>
        <a href={`mailto:${site.commercialEmail}`}>{translate("write")}</a>
      </p>
    </Card>
  );
}

function Next() {
  const translate = useTranslations("fraud-flow.access.next");
  return (
    <Card title={translate("title")}>
      <ol>
        {(["configuration", "certification", "production"] as const).map((stage) => (
          <li key={stage}>{translate(stage)}</li>
        ))}
      </ol>
    </Card>
  );
}
