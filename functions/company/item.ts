import { companySchema } from "@portal/shared/company/model.ts";
import type { TaxIdType } from "@portal/shared/tax-id.ts";
import * as z from "zod/mini";
import { keys } from "../keys.ts";

export const companySlot = (companyId: string) => ({ key: keys.company(companyId), schema: companySchema });

const taxIdItemSchema = z.object({ companyId: z.string() });

/** Whose tax id this is. */
export const taxIdSlot = (type: TaxIdType, number: string) => ({
  key: keys.taxId(type, number),
  schema: taxIdItemSchema,
});
