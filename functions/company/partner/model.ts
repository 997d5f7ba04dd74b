import type { PartnerPlace } from "@portal/shared/occurrence/model.ts";
import type { PartnerStatus } from "@portal/shared/partner/lifecycle.ts";
import { type Partner, partnerSchema } from "@portal/shared/partner/model.ts";
import * as z from "zod/mini";
import { partition } from "../../platform/table/keys.ts";

const partnerItemSchema = z.object({
  ...partnerSchema.shape,
  /** The company that registered it, and who of it. */
  companyId: z.string(),
  registeredBy: z.string(),
});
export type PartnerItem = z.output<typeof partnerItemSchema>;

export const partnerRef = (partnerId: string) => ({
  key: { pk: partition("PARTNER", partnerId), sk: "PARTNER" },
  schema: partnerItemSchema,
});

export const partnerPlace = ({
  companyId,
  id,
  data,
  status,
}: PartnerItem): PartnerPlace & { readonly about: string; readonly partnerStatus: PartnerStatus } => ({
  companyId,
  product: null,
  stage: "partner",
  partnerId: id,
  about: data.name,
  partnerStatus: status,
});

/** A partner as clients see it, without the company that registered it. */
export const partnerView = (item: PartnerItem): Partner => partnerSchema.parse(item);

export const partnerLineSchema = z.object({ line: partnerSchema });

/** There are few partners, read far more often than written: one partition per status is enough. */
export const partnerLists = {
  /** By name. */
  gsi1: (status: PartnerStatus) => partition("PARTNERS", status),
  /** Those that a company registered, by time. */
  gsi2: (companyId: string) => partition("PARTNERS-OF", companyId),
} as const;
