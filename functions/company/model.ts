import { type TaxIdType, taxIdTypes } from "@portal/shared/tax-id.ts";
import * as z from "zod/mini";
import { keys } from "../keys.ts";

const ids = taxIdTypes.map(({ id }): TaxIdType => id);

/** What other features need of a company: its names. The whole of it is `item.ts`. */
const companyNamesSchema = z.object({
  data: z.object({
    legalName: z.string(),
    tradingName: z.string(),
    taxIdentificationType: z.enum(ids),
    taxIdentificationNumber: z.string(),
  }),
});
export type CompanyNames = z.output<typeof companyNamesSchema>;

export const companyNamesSlot = (companyId: string) => ({
  key: keys.company(companyId),
  schema: companyNamesSchema,
});
