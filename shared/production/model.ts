import * as z from "zod/mini";
import { sharesMerchantId } from "../access-data/model.ts";
import { line, optional, paragraph, version } from "../field/fields.ts";
import { productIdSchema } from "../product.ts";
import { productionStatuses } from "./lifecycle.ts";

/**
 * Going live: the production identifiers differ from those of the test environment and come from
 * the commercial department.
 */

export const productionSecretFields = ["privateKey", "publicKey"] as const;
export const productionSecretSchema = z.enum(productionSecretFields, "invalid-option");
export type ProductionSecret = (typeof productionSecretFields)[number];

export const productionRequestSchema = z.strictObject({ version, message: optional(paragraph(1000)) });

/** Online Payment gets its production merchantId, fraud prevention its integration keys. */
export const productionDeliverySchema = z.strictObject({
  version,
  merchantId: optional(line(40)),
  privateKey: optional(line(200)),
  publicKey: optional(line(200)),
  /** Required when the delivery replaces an earlier one. */
  reason: optional(paragraph(500)),
  sharesMerchantId,
});
export type ProductionDelivery = z.output<typeof productionDeliverySchema>;

export const productionSchema = z.object({
  companyId: z.string(),
  product: productIdSchema,
  status: z.enum(productionStatuses),
  version,
  /** The product's own certification is concluded; before that nothing can be requested. */
  isUnlocked: z.boolean(),
  requestedAt: z.nullable(z.string()),
  deliveredAt: z.nullable(z.string()),
  merchantId: z.nullable(z.string()),
  /** The merchantId of the test environment, which the production one replaces. */
  testMerchantId: z.nullable(z.string()),
  /** Masked. */
  privateKey: z.nullable(z.string()),
  /** Masked. */
  publicKey: z.nullable(z.string()),
  /** Masked keys that a later delivery replaced, and until when they still open the analysis. */
  ending: z.partialRecord(productionSecretSchema, z.object({ masked: z.string(), until: z.string() })),
});
export type Production = z.output<typeof productionSchema>;
