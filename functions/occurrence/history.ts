import type { HistoryEntry } from "@portal/shared/occurrence/model.ts";
import * as z from "zod/mini";
import { keys } from "../keys.ts";
import { readRange } from "../table.ts";

const historyItemSchema = z.object({
  id: z.string(),
  event: z.string(),
  at: z.string(),
  actor: z.object({ role: z.enum(["client", "support"]), name: z.string() }),
  comment: z.optional(z.string()),
});

/** A page of what happened, newest first, and where the next one begins. One more is read than is shown. */
export async function readHistory(
  companyId: string,
  subject: string,
  limit: number,
  after: string | undefined,
): Promise<{ items: HistoryEntry[]; next?: string }> {
  const range = { ...keys.historyOf(companyId, subject), newestFirst: true, limit: limit + 1, after };
  const { items } = await readRange(range, historyItemSchema);
  const shown = items.slice(0, limit);
  return {
    items: shown.map(({ item }) => ({ ...item, comment: item.comment ?? null })),
    next: items.length > limit ? shown.at(-1)?.position : undefined,
  };
}
