import type { HistoryEntry } from "@portal/shared/history/model.ts";
import { keys } from "../platform/table/keys.ts";
import { readNewest, type TablePage } from "../platform/table/table.ts";
import { historyEntry, historyItemSchema } from "./history-item.ts";

/** A page of what happened to one subject, newest first, and where the next one begins. */
export async function readHistory(
  companyId: string,
  subject: string,
  limit: number,
  after: string | undefined,
): Promise<TablePage<HistoryEntry>> {
  const range = { ...keys.historyOf(companyId, subject), limit, after };
  const { items, ...page } = await readNewest(range, historyItemSchema);
  return { ...page, items: items.map(historyEntry) };
}
