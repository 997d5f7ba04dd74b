import type { HistoryEntry } from "@portal/shared/history/model.ts";
import type { Page } from "@portal/shared/paging.ts";

/**
 * Whether a configuration was approved before, so that access data may exist while a later revision is open.
 * Older pages of the history may hold it, too; then the answer is "maybe", which is a yes.
 */
export const mayHaveBeenApproved = (pages: readonly Page<HistoryEntry>[]): boolean =>
  pages.at(-1)?.cursor !== undefined ||
  pages.some(({ items }) => items.some(({ event }) => event === "configuration.approved"));
