import { partnerSchema } from "@portal/shared/partner/model.ts";
import * as z from "zod/mini";
import { partnerRef } from "./model.ts";

/** An entry of the partners' words, as far as it leads to a ticket; those of earlier releases name no company. */
export const partnerEntrySchema = z.object({
  id: z.string(),
  status: partnerSchema.shape.status,
  companyId: z.optional(z.string()),
});
export type PartnerEntry = z.output<typeof partnerEntrySchema>;

/** Which company registered a partner, for an entry that does not say it. */
export const partnerOwnerRef = (partnerId: string) => ({
  key: partnerRef(partnerId).key,
  schema: z.object({ companyId: z.string() }),
});
