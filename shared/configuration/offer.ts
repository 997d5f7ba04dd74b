import * as z from "zod/mini";
import type { Country } from "../country.ts";
import { besideFieldRules } from "../field/fields.ts";
import { type ConfigurationDraft, type ConfigurationField, configurationFields } from "./model.ts";
import {
  authorizers,
  bankTransferBoleto,
  isOffered,
  modalities,
  type Option,
  paymentPlatforms,
  transactionTypes,
} from "./options.ts";

const optionsOf: { readonly [F in ConfigurationField]?: readonly Option[] } = {
  transactionTypes,
  authorizers,
  bankTransferBoleto,
  paymentPlatforms,
  modalities,
};

/** The fields of a draft that use an option which companies of this country are not offered. */
export function notOffered(draft: ConfigurationDraft, country: Country): ConfigurationField[] {
  return configurationFields.filter((field) => {
    const chosen: unknown = draft[field];
    if (!Array.isArray(chosen)) return false;
    const excluded = optionsOf[field]?.filter((option) => !isOffered(option, country)) ?? [];
    return excluded.some(({ id }) => chosen.includes(id));
  });
}

const draftIn = (body: unknown): ConfigurationDraft =>
  typeof body === "object" && body !== null && "draft" in body ? (body.draft ?? {}) : {};

/** `notOffered` as a rule for a form's body. The API checks it in the handler instead, where it knows the company. */
export const refuseNotOffered = (country: Country) =>
  z.superRefine((body: unknown, context) => {
    for (const field of notOffered(draftIn(body), country))
      context.addIssue({ code: "custom", path: ["draft", field], message: "invalid-option" });
  }, besideFieldRules);
