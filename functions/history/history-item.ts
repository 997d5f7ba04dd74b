import { type HistoryEntry, historyEntrySchema } from "@portal/shared/history/model.ts";
import * as z from "zod/mini";

/** A line of history as `record.ts` writes it, with the facts that its feature keeps there. */
export const historyItemSchema = z.object({
  ...historyEntrySchema.shape,
  comment: z.optional(z.string()),
});
export type HistoryItem = z.output<typeof historyItemSchema>;

export const historyEntry = (item: HistoryItem): HistoryEntry => ({ ...item, comment: item.comment ?? null });
