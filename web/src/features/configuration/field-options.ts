import { specialisations } from "@portal/shared/company/business-lines.ts";
import type { ConfigurationField } from "@portal/shared/configuration/model.ts";
import {
  antifraudSolutions,
  authorizers,
  bankTransferBoleto,
  developmentLanguages,
  isOffered,
  modalities,
  type Option,
  paymentPlatforms,
  solutionModels,
  transactionTypes,
} from "@portal/shared/configuration/options.ts";
import { solutionNotes } from "@portal/shared/configuration/solution-notes.data.ts";
import type { Country } from "@portal/shared/country.ts";
import type { Choice } from "../../ui/form/field/choice.ts";

const withCode = ({ id, label, ...option }: (typeof authorizers)[number]): Option => ({
  ...option,
  id,
  label: { pt: `${label.pt} (${id})`, en: `${label.en} (${id})`, es: `${label.es} (${id})` },
});

/** The fields that are chosen from a list. An authorizer shows its gateway code, which integrators write in calls. */
export const fieldChoices = {
  solutionModel: solutionModels.map((model) => ({ ...model, note: solutionNotes[model.id] })),
  transactionTypes,
  authorizers: authorizers.map(withCode),
  bankTransferBoleto,
  paymentPlatforms,
  modalities,
  antifraudSolution: antifraudSolutions,
  developmentLanguage: developmentLanguages,
  specialisation: specialisations,
} as const satisfies Partial<Record<ConfigurationField, readonly (Choice & Option)[]>>;

export type ChoiceField = keyof typeof fieldChoices;

export const isChoiceField = (field: ConfigurationField): field is ChoiceField =>
  Object.hasOwn(fieldChoices, field);

/**
 * The options that companies of this country are offered. Options that a draft already holds stay in the list, or
 * nobody could remove them.
 */
export const choicesIn = (field: ChoiceField, country: Country, chosen: unknown) => {
  const choices: readonly (Choice & Option)[] = fieldChoices[field];
  const held: readonly unknown[] = Array.isArray(chosen) ? chosen : [chosen];
  return choices
    .map((choice) => ({ choice, isOffered: isOffered(choice, country) }))
    .filter(({ choice, isOffered: offered }) => offered || held.includes(choice.id));
};
