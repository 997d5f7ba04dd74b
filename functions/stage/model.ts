import type { OccurrencePlace } from "@portal/shared/occurrence/model.ts";
import { productIdSchema } from "@portal/shared/product.ts";
import { stageIdSchema, stageStatuses } from "@portal/shared/stage/model.ts";
import { saverSchema } from "@portal/shared/stage/saver.ts";
import * as z from "zod/mini";
import { stageKeys } from "./keys.ts";

/**
 * The fields that every stage's item has; a stage's own model adds its content. What support's queue shows is in the
 * ticket.
 */
export const stageItemSchema = z.object({
  companyId: z.string(),
  product: productIdSchema,
  stage: stageIdSchema,
  status: z.enum(stageStatuses),
  version: z.number(),
  savedAt: z.string(),
  /** Whose draft it is. */
  savedBy: z.optional(saverSchema),
});
export type StageItem = z.output<typeof stageItemSchema>;

const stageStateSchema = z.pick(stageItemSchema, { status: true, version: true });
export type StageState = z.output<typeof stageStateSchema>;

/** Where a stage stands: all that others need of it that wait for it to be approved or concluded. */
export const stageStateRef = (place: OccurrencePlace) => ({
  key: stageKeys.stage(place),
  schema: stageStateSchema,
});
