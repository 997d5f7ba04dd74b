import type { Localized } from "@portal/shared/locales.ts";
import { useLocalized } from "../../../lib/text/locale.ts";

/** An entry of a list to choose from; the models' option lists are lists of these. */
export interface Choice {
  readonly id: string;
  readonly label: Localized | string;
  readonly note?: Localized;
}

export function useChoiceLabel(): (choice: Choice) => string {
  const localized = useLocalized();
  return ({ label }) => (typeof label === "string" ? label : localized(label));
}

/** Shows stored ids of a list, one or several, by their labels. */
export function useChoiceDisplay(choices: readonly Choice[]): (value: unknown) => string {
  const labelOf = useChoiceLabel();
  return (value) =>
    (Array.isArray(value) ? value : [value])
      .map((id) => choices.find((choice) => choice.id === id))
      .map((choice) => (choice ? labelOf(choice) : ""))
      .filter(Boolean)
      .join(", ");
}
