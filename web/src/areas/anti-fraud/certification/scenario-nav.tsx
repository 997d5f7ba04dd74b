import type { FraudCertification } from "@portal/shared/fraud-certification/model.ts";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { evidenceQuery } from "../../../features/evidence/queries.ts";
import { type ScenarioState, scenarioProgress } from "../../../features/fraud-certification/progress.ts";
import { useLocalized, usePath } from "../../../lib/text/locale.ts";
import { type NavStep, StepNav } from "../../../ui/steps/step-nav.tsx";

const drawnAs = {
  passed: "done",
  complete: "done",
  failed: "adjust",
  incomplete: "open",
  untouched: "open",
} as const satisfies Record<ScenarioState, NavStep["state"]>;

/** The scenarios that are sent next, and how each stands. */
export function ScenarioNav({ certification }: { certification: FraudCertification }) {
  const translate = useTranslations("fraud-certification");
  const localized = useLocalized();
  const path = usePath();
  const [search] = useSearchParams();
  const evidence = useQuery(evidenceQuery(certification.companyId, "fraud-prevention"));
  return (
    <StepNav
      label={translate("summary.title")}
      steps={scenarioProgress(certification, evidence.data?.items ?? []).map(({ test, state }) => ({
        id: test.id,
        href: path(`/anti-fraud/certification/send-test?case=${test.id}`),
        label: localized(test.title),
        detail: translate(`state.${state}`),
        state: drawnAs[state],
      }))}
      current={search.get("case") ?? undefined}
      currentIs="step"
      isNumbered
    />
  );
}
