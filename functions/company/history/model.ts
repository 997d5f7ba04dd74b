import { historyEntrySchema } from "@portal/shared/history/model.ts";
import * as z from "zod/mini";

const actorSchema = z.object({
  ...historyEntrySchema.shape.actor.shape,
  /** Nobody is shown it. */
  sub: z.optional(z.string()),
});

/** An entry as `record.ts` writes it; its key says what it is about. */
export const historyItemSchema = z.object({
  ...z.omit(historyEntrySchema, { product: true, subject: true, kind: true }).shape,
  comment: z.optional(z.string()),
  actor: actorSchema,
});
export type HistoryItem = z.output<typeof historyItemSchema>;
