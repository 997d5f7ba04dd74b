import { type Company, type CompanySummary, companySchema } from "@portal/shared/company/model.ts";
import { formatTaxId, type TaxIdType } from "@portal/shared/tax-id.ts";
import * as z from "zod/mini";
import { companyList, keys, shardOf } from "../keys.ts";
import { namePosition, searchable } from "../search.ts";

export const companySlot = (companyId: string) => ({ key: keys.company(companyId), schema: companySchema });

/** What has to be stored beside a company for support to find it in its list. */
export function listing({ id, data }: Pick<Company, "id" | "data">) {
  const { legalName, tradingName, taxIdentificationType: type, taxIdentificationNumber: number } = data;
  const { contactPersonName, contactEmail } = data;
  const words = [legalName, tradingName, number, formatTaxId(type, number), contactPersonName, contactEmail];
  return {
    search: searchable(words.join(" ")),
    gsi1pk: companyList(shardOf(id)),
    gsi1sk: namePosition(tradingName, id),
  };
}

export function companySummary({ id, data, createdAt }: Company): CompanySummary {
  const { legalName, tradingName, taxIdentificationType, taxIdentificationNumber } = data;
  const { companyType, isMiddlewareGateway } = data;
  const taxId = { taxIdentificationType, taxIdentificationNumber };
  return { id, legalName, tradingName, ...taxId, companyType, isMiddlewareGateway, createdAt };
}

const taxIdItemSchema = z.object({ companyId: z.string() });

/** Whose tax id this is. */
export const taxIdSlot = (type: TaxIdType, number: string) => ({
  key: keys.taxId(type, number),
  schema: taxIdItemSchema,
});
