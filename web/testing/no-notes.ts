import type { TicketNotes } from "../src/areas/back-office/review/notes/use-ticket-notes.ts";

const nothing = () => undefined;

/** A ticket on which nobody has written anything yet. */
export const noNotes: TicketNotes = {
  draft: { comment: "", entries: {} },
  colleagues: [],
  isRead: true,
  unread: undefined,
  savedBy: undefined,
  isUnsaved: false,
  hasFailed: false,
  change: nothing,
  take: nothing,
  arrivals: 0,
  settle: async () => 0,
  refresh: nothing,
  conflict: undefined,
};
