import { type OccurrencePlace, occurrenceIdOf, type ProductId } from "@portal/shared/occurrence/model.ts";
import { type Release, releaseSchema, releaseStatuses } from "@portal/shared/release/model.ts";
import * as z from "zod/mini";
import { keys } from "../keys.ts";
import { stageItemSchema } from "../occurrence/model.ts";

const { request, answer } = releaseSchema.shape;

const releaseItemSchema = z.object({
  ...stageItemSchema.shape,
  status: z.enum(releaseStatuses),
  request,
  answer,
});
export type ReleaseItem = z.output<typeof releaseItemSchema>;

export const releasePlace = (companyId: string, product: ProductId): OccurrencePlace => ({
  companyId,
  product,
  stage: "release",
});

export const releaseSlot = (place: OccurrencePlace) => ({
  key: keys.stage(place),
  schema: releaseItemSchema,
});

/** Before the first request, or support's act, there is no item. */
export function releaseView(place: OccurrencePlace, item: ReleaseItem | undefined): Release {
  const { companyId, product } = place;
  if (!item) {
    const nothing = { request: null, answer: null, occurrence: null };
    return { companyId, product, status: "open", version: 0, ...nothing };
  }
  const { status, version, ticket } = item;
  const { number, sentAt, priority } = ticket;
  const occurrence = { id: occurrenceIdOf(place), number, sentAt, priority };
  return { companyId, product, status, version, request: item.request, answer: item.answer, occurrence };
}
