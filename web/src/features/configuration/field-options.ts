import type { ConfigurationField } from "@portal/shared/configuration/model.ts";
import {
  antifraudSolutions,
  authorizers,
  bankTransferBoleto,
  developmentLanguages,
  modalities,
  paymentPlatforms,
  solutionModels,
  specialisations,
  transactionTypes,
} from "@portal/shared/configuration/options.ts";
import type { Choice } from "../../ui/choice.ts";

const withCode = ({ id, label }: (typeof authorizers)[number]): Choice => ({
  id,
  label: { pt: `${label.pt} (${id})`, en: `${label.en} (${id})`, es: `${label.es} (${id})` },
});

/** The fields that are chosen from a list. An authorizer shows its gateway code, which integrators write in calls. */
export const fieldChoices = {
  solutionModel: solutionModels,
  transactionTypes,
  authorizers: authorizers.map(withCode),
  bankTransferBoleto,
  paymentPlatforms,
  modalities,
  antifraudSolution: antifraudSolutions,
  developmentLanguage: developmentLanguages,
  specialisation: specialisations,
} as const satisfies Partial<Record<ConfigurationField, readonly Choice[]>>;

export type ChoiceField = keyof typeof fieldChoices;

export const isChoiceField = (field: ConfigurationField): field is ChoiceField =>
  Object.hasOwn(fieldChoices, field);
