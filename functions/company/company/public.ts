import {
  formatTaxId,
  isTaxId,
  normalizeTaxId,
  type TaxIdType,
  taxIdTypes,
} from "@portal/shared/field/tax-id.ts";
import * as z from "zod/mini";
import { keys, ofPerson } from "../../platform/table/keys.ts";
import { type LinkItem, linkItemSchema, taxIdRef } from "./model.ts";

const ids = taxIdTypes.map(({ id }): TaxIdType => id);

/** The part of a company that other features need: its names. `item.ts` has the whole of it. */
const companyNamesSchema = z.object({
  data: z.object({
    legalName: z.string(),
    tradingName: z.string(),
    taxIdentificationType: z.enum(ids),
    taxIdentificationNumber: z.string(),
  }),
});

type CompanyNames = z.output<typeof companyNamesSchema>;

export const companyNamesRef = (companyId: string) => ({
  key: keys.company(companyId),
  schema: companyNamesSchema,
});

/** Which products a company uses beside Online Payment. */
export const companyProductsRef = (companyId: string) => ({
  key: keys.company(companyId),
  schema: z.object({ data: z.object({ usesFraudDetect: z.boolean() }) }),
});

/** The document of a company as people write it, with its kind where that has a name: `CNPJ 11.222.333/0001-81`. */
export function documentOf({ data }: CompanyNames): string {
  const { taxIdentificationType: type, taxIdentificationNumber: number } = data;
  const written = formatTaxId(type, number);
  return type === "OTHER" ? written : `${type} ${written}`;
}

/** Every place where a typed text, with or without punctuation, would be stored as a tax id. */
export const taxIdRefsFor = (text: string) => {
  const number = normalizeTaxId(text);
  // A tax id has a digit. Words without one are looked up as parts of names.
  if (!/\d/.test(number)) return [];
  return ids.filter((type) => isTaxId(type, number)).map((type) => taxIdRef(type, number));
};

/** Which company a person belongs to, asks to join or was declined by. */
export const linkRef = (sub: string) => ({ key: ofPerson(sub, "COMPANY"), schema: linkItemSchema });

const reminderPauseMs = 24 * 60 * 60 * 1000;

/** When the owner may be reminded of a request: a day after it was made, or after the last reminder. */
export const remindableAt = ({ since, remindedAt = since }: Pick<LinkItem, "since" | "remindedAt">): string =>
  new Date(Date.parse(remindedAt) + reminderPauseMs).toISOString();
