import * as z from "zod/mini";
import { besideFieldRules } from "../field/fields.ts";
import {
  type ConfigurationDraft,
  type ConfigurationField,
  configurationDataSchema,
  configurationFields,
} from "./model.ts";

const has = (chosen: unknown): boolean => Array.isArray(chosen) && chosen.length > 0;

/**
 * The fields that decide which cases the certification asks for, and with which cards. Payments without a card have
 * no modality; a card modality without a brand would have to be tested with every card.
 */
export function requiredChoices(draft: ConfigurationDraft): Set<ConfigurationField> {
  const takesCards = has(draft.authorizers) || has(draft.paymentPlatforms);
  const takesTransfers = has(draft.bankTransferBoleto);
  const required = new Set<ConfigurationField>(["transactionTypes"]);
  if (takesCards || !takesTransfers) required.add("modalities");
  if (!has(draft.paymentPlatforms) && (!takesTransfers || has(draft.modalities))) required.add("authorizers");
  return required;
}

function refuseMissingChoices(draft: ConfigurationDraft, context: z.core.$RefinementCtx): void {
  const required = requiredChoices(draft);
  for (const field of configurationFields) {
    if (!required.has(field) || has(draft[field])) continue;
    context.addIssue({ code: "custom", path: [field], message: "required" });
  }
}

/** What may be sent to support. Options that depend on the company's country are checked by `notOffered`. */
export const sendableConfigurationSchema = configurationDataSchema.check(
  z.superRefine(refuseMissingChoices, besideFieldRules),
);
