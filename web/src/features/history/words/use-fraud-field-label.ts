import type { FraudConfigurationField } from "@portal/shared/fraud-configuration/model.ts";
import { useTranslations } from "use-intl";
import type { FieldLabel } from "../entry-details.tsx";
import { useFieldLabel } from "./use-field-label.ts";

/** What the fields of fraud prevention's configuration are called in its history. */
export function useFraudFieldLabel(): FieldLabel {
  const translate = useTranslations("fraud-configuration.field");
  const labels: { has(field: string): boolean } = translate;
  const isField = (field: string): field is FraudConfigurationField => labels.has(field);
  return (field) => (isField(field) ? translate(field) : field);
}

/** Of both products' configurations, in a history that tells of both: no field of one has the id of another's. */
export function useEveryFieldLabel(): FieldLabel {
  const [ofOnlinePayment, ofFraudPrevention] = [useFieldLabel(), useFraudFieldLabel()];
  return (field) => {
    const label = ofOnlinePayment(field);
    return label === field ? ofFraudPrevention(field) : label;
  };
}
