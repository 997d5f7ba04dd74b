import {
  occurrenceStatusOf,
  productIdSchema,
  type StageStatus,
  stageIdSchema,
} from "@portal/shared/occurrence/model.ts";
import { saverSchema } from "@portal/shared/stage/saver.ts";
import * as z from "zod/mini";

const statuses = Object.keys(occurrenceStatusOf).filter(
  (status): status is StageStatus => status in occurrenceStatusOf,
);

/** What every stage's item has; a stage's own model adds its content. What support's queue shows is its ticket. */
export const stageItemSchema = z.object({
  companyId: z.string(),
  product: productIdSchema,
  stage: stageIdSchema,
  status: z.enum(statuses),
  version: z.number(),
  savedAt: z.string(),
  /** Whose draft it is. */
  savedBy: z.optional(saverSchema),
});
export type StageItem = z.output<typeof stageItemSchema>;
