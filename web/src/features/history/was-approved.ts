import type { HistoryEntry } from "@portal/shared/history/model.ts";
import type { Page } from "@portal/shared/paging.ts";

const approvals = ["configuration.approved", "fraud-configuration.approved"];

/**
 * Whether a configuration may have been approved before, so that access data may exist while a later revision is
 * open. When older pages of the history are not loaded, the answer is yes.
 */
export const mayHaveBeenApproved = (pages: readonly Page<HistoryEntry>[]): boolean =>
  pages.at(-1)?.cursor !== undefined ||
  pages.some(({ items }) => items.some(({ event }) => approvals.includes(event)));
