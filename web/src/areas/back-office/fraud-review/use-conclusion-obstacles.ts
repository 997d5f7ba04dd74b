import type { FraudCertification } from "@portal/shared/fraud-certification/model.ts";
import { fraudScenarios } from "@portal/shared/fraud-prevention/scenarios.data.ts";
import { useTranslations } from "use-intl";

/** What besides verdicts keeps the certification from being concluded, by the rules of the server. */
export function useConclusionObstacles({ selected, signature }: FraudCertification): readonly string[] {
  const translate = useTranslations("fraud-certification.review");
  const missing = fraudScenarios.filter(({ id }) => !selected.includes(id)).length;
  return [
    ...(signature ? [] : [translate("unsigned")]),
    ...(missing > 0 ? [translate("notAllSent", { count: missing })] : []),
  ];
}
