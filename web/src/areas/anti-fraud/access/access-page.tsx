import { Suspense } from "react";
import { useLocale, useTranslations } from "use-intl";
import { formatDay } from "../../../lib/text/format.ts";
import { usePath } from "../../../lib/text/locale.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { lazyPart } from "../../../ui/feedback/lazy-part.tsx";
import { Skeleton } from "../../../ui/feedback/states.tsx";
import { Alert, DescriptionList } from "../../../ui/feedback/status.tsx";
import { Card } from "../../../ui/page.tsx";
import { useFocusOnChange } from "../../../ui/use-focus-on-change.ts";
import { FraudFlow } from "../flow/fraud-flow.tsx";
import type { FraudPlace } from "../flow/use-own-fraud.ts";
import { ContractCard } from "./contract-card.tsx";
import { AcceptButton, DeclineButton } from "./use-choice.tsx";

/** Only for a company that may ask. */
const AskRelease = lazyPart(async () => (await import("./ask-release.tsx")).AskRelease);

/** Who may use the product, how to ask for it, where the contract stands and what comes next. */
export function FraudAccessPage() {
  const translate = useTranslations("fraud-flow.access");
  return (
    <FraudFlow current="access" title={translate("title")} intro={translate("lead")}>
      {(place) => <Content {...place} />}
    </FraudFlow>
  );
}

function Content(place: FraudPlace) {
  const isClosed = place.product.configuration.status === "locked";
  const top = useFocusOnChange<HTMLDivElement>(`${isClosed} ${place.company.data.usesFraudDetect}`);
  return (
    <div ref={top} tabIndex={-1} className="ui-steps__main">
      {isClosed ? <Closed {...place} /> : <Open {...place} />}
      <WhoMayUse {...place} />
      {isClosed && <Release {...place} />}
      <ContractCard {...place} />
      <Next {...place} />
    </div>
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
function Closed({ company, onlinePayment }: FraudPlace) {
  const translate = useTranslations("fraud-flow.access");
  const path = usePath();
  const isUsed = company.data.usesFraudDetect;
  const isConfigured = onlinePayment.configuration.status === "approved";
  return (
    <Alert tone="info" title={translate("closedTitle")}>
      {!isUsed && <p>{translate("notUsed")}</p>}
      {!isConfigured && <p>{translate("noConfiguration")}</p>}
      <div className="ui-actions">
        {!isUsed && <AcceptButton company={company} />}
        {!isConfigured && (
          <ButtonLink href={path("/onboarding/configuration")}>{translate("configuration")}</ButtonLink>
        )}
      </div>
    </Alert>
  );
}

const releaseTold = ["under-approval", "approved", "declined"] as const;

/** What opens the product to a company, and what of it this one has. */
function WhoMayUse({ company, configuration, onlinePayment, product, country }: FraudPlace) {
  const translate = useTranslations("fraud-flow.access.who");
  const locale = useLocale();
  const { status, since } = product.release;
  const date = since ? formatDay(since, locale, country) : "";
  const isUsed = company.data.usesFraudDetect;
  const isConfigured = onlinePayment.configuration.status === "approved";
  const isFree = configuration.version === 0 && status !== "under-approval" && status !== "approved";
  return (
    <Card title={translate("title")}>
      <p className="ui-muted">{translate("lead")}</p>
      <DescriptionList
        items={[
          { id: "uses", label: translate("uses"), value: translate(isUsed ? "yes" : "no") },
          {
            id: "configured",
            label: translate("configured"),
            value: translate(isConfigured ? "approved" : "notApproved"),
          },
          {
            id: "release",
            label: translate("release"),
            value: translate(`released.${releaseTold.find((one) => one === status) ?? "open"}`, { date }),
          },
        ]}
      />
      {isUsed && isFree && <DeclineButton company={company} />}
    </Card>
  );
}

/** Support lets a company in before its time, when it is asked to. */
function Release({ company, product: { release } }: FraudPlace) {
  const translate = useTranslations("fraud-flow.access");
  if (!company.data.usesFraudDetect || release.status === "under-approval") return null;
  return (
    <section className="ui-card" aria-labelledby="ask-release">
      <h2 id="ask-release">{translate("ask")}</h2>
      <p className="ui-muted">{translate("askLead")}</p>
      <Suspense fallback={<Skeleton lines={4} />}>
        <AskRelease companyId={company.id} labelledBy="ask-release" />
      </Suspense>
    </section>
  );
}

const stages = ["configuration", "certification", "production"] as const;
const over: readonly string[] = ["approved", "concluded", "delivered"];

/** What is still ahead. */
function Next({ product }: FraudPlace) {
  const translate = useTranslations("fraud-flow.access.next");
  const ahead = stages.filter((stage) => !over.includes(product[stage].status));
  if (ahead.length === 0) return null;
  return (
    <Card title={translate("title")}>
      <ol>
        {ahead.map((stage) => (
          <li key={stage}>{translate(stage)}</li>
        ))}
      </ol>
    </Card>
  );
}
