import { type Partner, partnerSchema } from "@portal/shared/partner/model.ts";
import * as z from "zod/mini";
import { keys, partnerLists } from "../keys.ts";
import { namePosition, searchable } from "../search.ts";

export const partnerItemSchema = z.object({
  ...partnerSchema.shape,
  /** The company that registered it, and who of it. */
  companyId: z.string(),
  registeredBy: z.string(),
});
export type PartnerItem = z.output<typeof partnerItemSchema>;

export const partnerSlot = (partnerId: string) => ({
  key: keys.partner(partnerId),
  schema: partnerItemSchema,
});

/** What has to be stored beside a partner for it to be listed by status and by whom it came from, and found. */
export function listing({
  id,
  companyId,
  status,
  data,
}: Pick<PartnerItem, "id" | "companyId" | "status" | "data">) {
  const { name, responsible, email, website } = data;
  return {
    search: searchable([name, responsible, email, website].join(" ")),
    gsi1pk: partnerLists.gsi1(status),
    gsi1sk: namePosition(name, id),
    gsi2pk: partnerLists.gsi2(companyId),
    gsi2sk: id,
  };
}

/** Without whom it came from. */
export const partnerView = (item: PartnerItem): Partner => partnerSchema.parse(item);
