import type { ProductId } from "@portal/shared/product.ts";
import { type ProductionStatus, productionStatuses } from "@portal/shared/production/lifecycle.ts";
import * as z from "zod/mini";
import { stageKeys } from "../../stage/keys.ts";

const productionProgressSchema = z.object({
  status: z.enum(productionStatuses),
  requestedAt: z.string(),
  deliveredAt: z.nullable(z.string()),
});
export type ProductionProgress = z.output<typeof productionProgressSchema>;

/** How far a product's production has come; there is none before the client asks for it. */
export const productionProgressRef = (companyId: string, product: ProductId) => ({
  key: stageKeys.stage({ companyId, product, stage: "production" }),
  schema: productionProgressSchema,
});

/**
 * Each product goes live once it is certified itself. Fraud prevention's certification is concluded with its contract
 * signed; a release replaces neither.
 */
export const isProductionUnlocked = (certification: { readonly status: string } | undefined): boolean =>
  certification?.status === "concluded";

/** A delivery stays open to corrections, even while the client certifies again. */
export const isProductionLocked = (status: ProductionStatus, isUnlocked: boolean): boolean =>
  !isUnlocked && status !== "delivered";
