import type { FraudCertification } from "@portal/shared/fraud-certification/model.ts";
import { fraudScenarios } from "@portal/shared/fraud-prevention/scenarios.data.ts";
import { useTranslations } from "use-intl";
import type { Obstacle } from "../certification-review/verdicts.ts";

/** What besides verdicts keeps the certification from being concluded, by the rules of the server. */
export function useConclusionObstacles(
  { selected, signature }: FraudCertification,
  /** Opens the record of the signature. */
  onSign: () => void,
): readonly Obstacle[] {
  const translate = useTranslations("fraud-certification.review");
  const record = useTranslations("fraud-certification.signature")("record");
  const missing = fraudScenarios.filter(({ id }) => !selected.includes(id)).length;
  const unsigned = { sentence: translate("unsigned"), act: { label: record, onPress: onSign } };
  return [
    ...(signature ? [] : [unsigned]),
    ...(missing > 0 ? [{ sentence: translate("notAllSent", { count: missing }) }] : []),
  ];
}
