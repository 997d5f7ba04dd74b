import type { Country } from "@portal/shared/country.ts";
import type {
  FraudConfigurationDraft,
  FraudConfigurationField,
} from "@portal/shared/fraud-configuration/model.ts";
import { useLocale, useTranslations } from "use-intl";
import { useMoney } from "../../lib/text/money.ts";
import { type Choice, useChoiceLabel } from "../../ui/form/field/choice.ts";
import { fieldChoices, isChoiceField } from "./field-options.ts";

/** A field's value as text, one per chosen option; an option that no longer exists shows its id. */
export function useFraudFieldText(country: Country) {
  const translate = useTranslations("fraud-view");
  const locale = useLocale();
  const money = useMoney(country);
  const labelOf = useChoiceLabel();
  return (field: FraudConfigurationField, draft: FraudConfigurationDraft): readonly string[] => {
    const value = draft[field];
    if (value === undefined || value === "") return [];
    if (isChoiceField(field)) {
      const choices: readonly Choice[] = fieldChoices[field];
      return [value].flat().map((id) => {
        const choice = choices.find((one) => one.id === id);
        return choice ? labelOf(choice) : String(id);
      });
    }
    if (typeof value !== "number") return [String(value)];
    if (field === "monthlyTicket" || field === "triggerValue") return [money(value)];
    if (field === "analysisExpiry") return [translate("days", { count: value })];
    return [new Intl.NumberFormat(locale).format(value)];
  };
}
