import type { ConfigurationDraft, ConfigurationField } from "@portal/shared/configuration/model.ts";
import { type Choice, useChoiceLabel } from "../../ui/form/field/choice.ts";
import { fieldChoices, isChoiceField } from "./field-options.ts";

const asList = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((entry): entry is string => typeof entry === "string");

/** A field's value as text, one per chosen option; an option that no longer exists shows its id. */
export function useFieldText(): (field: ConfigurationField, draft: ConfigurationDraft) => readonly string[] {
  const labelOf = useChoiceLabel();
  return (field, draft) => {
    if (field === "customCss") return asList(draft.customCss?.fileName);
    const values = asList(draft[field]).filter((value) => value !== "");
    if (!isChoiceField(field)) return values;
    const choices: readonly Choice[] = fieldChoices[field];
    return values.map((value) => {
      const choice = choices.find(({ id }) => id === value);
      return choice ? labelOf(choice) : value;
    });
  };
}
