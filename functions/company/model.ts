import {
  formatTaxId,
  isTaxId,
  normalizeTaxId,
  type TaxIdType,
  taxIdTypes,
} from "@portal/shared/field/tax-id.ts";
import * as z from "zod/mini";
import { keys } from "../platform/table/keys.ts";

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

export const companyNamesSlot = (companyId: string) => ({
  key: keys.company(companyId),
  schema: companyNamesSchema,
});

/** Which products a company uses beside Online Payment. */
export const companyProductsSlot = (companyId: string) => ({
  key: keys.company(companyId),
  schema: z.object({ data: z.object({ usesFraudDetect: z.boolean() }) }),
});

/** The document of a company as people write it, with its kind where that has a name: `CNPJ 11.222.333/0001-81`. */
export function documentOf({ data }: CompanyNames): string {
  const { taxIdentificationType: type, taxIdentificationNumber: number } = data;
  const written = formatTaxId(type, number);
  return type === "OTHER" ? written : `${type} ${written}`;
}

const taxIdItemSchema = z.object({ companyId: z.string() });

/** The item that says which company has this tax id. */
export const taxIdSlot = (type: TaxIdType, number: string) => ({
  key: keys.taxId(type, number),
  schema: taxIdItemSchema,
});

/** Every place where a typed text, with or without punctuation, would be stored as a tax id. */
export const taxIdSlotsFor = (text: string) => {
  const number = normalizeTaxId(text);
  // A tax id has a digit. Words without one are looked up as parts of names.
  if (!/\d/.test(number)) return [];
  return ids.filter((type) => isTaxId(type, number)).map((type) => taxIdSlot(type, number));
};
