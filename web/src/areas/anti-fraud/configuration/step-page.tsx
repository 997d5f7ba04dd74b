import { fraudConfigurationTransitions } from "@portal/shared/fraud-configuration/lifecycle.ts";
import type { FraudConfiguration } from "@portal/shared/fraud-configuration/model.ts";
import { type FraudStepId, fraudSteps } from "@portal/shared/fraud-configuration/steps.data.ts";
import { allowedActions } from "@portal/shared/lifecycle.ts";
import { Suspense } from "react";
import { Link, useNavigate } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { FraudStepForm } from "../../../features/fraud-configuration/step-form.tsx";
import { fraudStep } from "../../../features/fraud-configuration/steps.ts";
import { formatInstant } from "../../../lib/text/format.ts";
import { usePath } from "../../../lib/text/locale.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { lazyPart } from "../../../ui/feedback/lazy-part.tsx";
import { Skeleton } from "../../../ui/feedback/states.tsx";
import { FraudFlow } from "../flow/fraud-flow.tsx";
import type { FraudPlace } from "../flow/use-own-fraud.ts";
import { NotOpen } from "./not-open.tsx";

const RiskTable = lazyPart(
  async () => (await import("../../../features/fraud-configuration/risk-table.tsx")).RiskTable,
);
const StatusBanner = lazyPart(async () => (await import("./status-banner.tsx")).StatusBanner);

/** What was sent is read-only. */
const FraudView = lazyPart(
  async () => (await import("../../../features/fraud-configuration/fraud-view.tsx")).FraudView,
);

/** The page of each step, by its address. */
export const stepPages = {
  "/anti-fraud/OperationProfile": () => <StepPage id="profile" />,
  "/anti-fraud/IntegrationType": () => <StepPage id="integration" />,
  "/anti-fraud/AnalysisModel": () => <StepPage id="analysis" />,
  "/anti-fraud/RiskManagement": () => <StepPage id="risk" />,
  "/anti-fraud/TechnicalInfo": () => <StepPage id="technical" />,
};

/** Whether it is the client's turn; while support checks it, it is read-only. */
const isEditable = ({ status }: FraudConfiguration): boolean =>
  allowedActions(fraudConfigurationTransitions, status, "client").includes("saveDraft");

/** One step of the configuration. */
function StepPage({ id }: { id: FraudStepId }) {
  const translate = useTranslations("fraud-flow");
  const stepOf = useTranslations("fraud-view.step");
  return (
    <FraudFlow current={id} title={stepOf(`${id}.title`)} intro={translate(`lead.${id}`)}>
      {(place) => <Content key={id} id={id} place={place} />}
    </FraudFlow>
  );
}

function Content({ id, place }: { id: FraudStepId; place: FraudPlace }) {
  const { configuration, country, product } = place;
  const step = fraudStep(id);
  if (product.configuration.status === "locked") return <NotOpen />;
  if (isEditable(configuration)) return <Editing id={id} place={place} />;
  return (
    <>
      <Suspense fallback={<Skeleton lines={4} />}>
        <StatusBanner configuration={configuration} country={country} />
        <FraudView draft={configuration.draft} country={country} steps={[step]} />
      </Suspense>
    </>
  );
}

function Editing({ id, place: { configuration, country } }: { id: FraudStepId; place: FraudPlace }) {
  const translate = useTranslations("fraud-flow");
  const riskOf = useTranslations("fraud-view.risk");
  const path = usePath();
  const locale = useLocale();
  const navigate = useNavigate();
  const step = fraudStep(id);
  const index = fraudSteps.indexOf(step);
  const next = fraudSteps[index + 1];
  const before = fraudSteps[index - 1]?.path ?? "/anti-fraud/access";
  const { savedAt } = configuration;
  return (
    <FraudStepForm
      step={step}
      configuration={configuration}
      country={country}
      savedWhen={savedAt ? formatInstant(savedAt, locale, country) : undefined}
      lead={
        id === "risk" && (
          <Suspense fallback={<Skeleton lines={4} />}>
            <RiskTable draft={configuration.draft} />
            {!configuration.draft.trigger && (
              <p>
                <Link to={path("/anti-fraud/AnalysisModel")}>{riskOf("choose")}</Link>
              </p>
            )}
          </Suspense>
        )
      }
      back={<ButtonLink href={path(before)}>{translate("back")}</ButtonLink>}
      onward={next ? "continue" : "toReview"}
      onContinue={() => void navigate(path(next?.path ?? "/anti-fraud/configuration"))}
    />
  );
}
