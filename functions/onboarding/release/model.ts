import type { OccurrencePlace, OccurrenceSummary } from "@portal/shared/occurrence/model.ts";
import type { ProductId } from "@portal/shared/product.ts";
import { releaseStatuses } from "@portal/shared/release/lifecycle.ts";
import { type Release, type ReleaseObstacle, releaseSchema } from "@portal/shared/release/model.ts";
import * as z from "zod/mini";
import { stageKeys } from "../../stage/keys.ts";
import { type StageItem, stageItemSchema } from "../../stage/model.ts";

export const releaseItemSchema = z.object({
  ...stageItemSchema.shape,
  status: z.enum(releaseStatuses),
  request: releaseSchema.shape.request,
  answer: releaseSchema.shape.answer,
});
export type ReleaseItem = z.output<typeof releaseItemSchema>;
export type ReleaseContent = Omit<ReleaseItem, keyof StageItem>;

export const releasePlace = (companyId: string, product: ProductId): OccurrencePlace => ({
  companyId,
  product,
  stage: "release",
});

export const releaseRef = (place: OccurrencePlace) => ({
  key: stageKeys.stage(place),
  schema: releaseItemSchema,
});

/** The item exists from the first request, or from the moment support acts unasked. */
export function releaseView(
  place: OccurrencePlace,
  item: ReleaseItem | undefined,
  occurrence: OccurrenceSummary | null,
  obstacle: ReleaseObstacle | null,
): Release {
  const { companyId, product } = place;
  if (!item) {
    const nothing = { request: null, answer: null, occurrence, obstacle };
    return { companyId, product, status: "open", version: 0, ...nothing };
  }
  const { status, version, request, answer } = item;
  return { companyId, product, status, version, request, answer, occurrence, obstacle };
}
