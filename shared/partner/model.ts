import * as z from "zod/mini";
import type { ConfigurationDraft } from "../configuration/model.ts";
import { email, httpsUrl, id, letters, phone, version } from "../field/fields.ts";
import { stored } from "../field/stored.ts";
import { partnerStatuses } from "./lifecycle.ts";

/** Companies that mediate an integration. Listed once support has approved them. */
export const partnerDataSchema = z.strictObject({
  name: letters(120),
  responsible: letters(120),
  phone,
  email,
  website: httpsUrl(200),
});
export type PartnerData = z.output<typeof partnerDataSchema>;

export const partnerSchema = z.object({
  id,
  version,
  status: z.enum(partnerStatuses),
  data: stored(partnerDataSchema),
  registeredAt: z.string(),
  /** Support's message to the company that registered the partner. */
  comment: z.nullable(z.string()),
});
export type Partner = z.output<typeof partnerSchema>;

/** A partner as support sees it. */
export const proposedPartnerSchema = z.object({
  ...partnerSchema.shape,
  /** Who registered it. */
  registrant: z.optional(z.object({ companyId: z.string(), company: z.string(), person: z.string() })),
});
export type ProposedPartner = z.output<typeof proposedPartnerSchema>;

/** These solution models run on the platform of a third party, who has to take part. */
export const needsMediatingPartner = ({
  solutionModel,
}: Pick<ConfigurationDraft, "solutionModel">): boolean =>
  solutionModel === "platform-connector" || solutionModel === "middleware-gateway";
