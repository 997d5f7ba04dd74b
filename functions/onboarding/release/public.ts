import type { ProductId } from "@portal/shared/product.ts";
import * as z from "zod/mini";
import { releaseItemSchema, releasePlace, releaseRef } from "./model.ts";

const releaseProgressSchema = z.pick(releaseItemSchema, { status: true, request: true, answer: true });
export type ReleaseProgress = z.output<typeof releaseProgressSchema>;

/** Whether a product was released ahead of its order, or is about to be. */
export const releaseProgressRef = (companyId: string, product: ProductId) => ({
  key: releaseRef(releasePlace(companyId, product)).key,
  schema: releaseProgressSchema,
});
