import type { RouteRows } from "../contract.ts";
import type { noticeContract } from "./contract.ts";

/** One for each subject whose entries are merged. */
const reads = { batches: 1, queries: 11 };

/** Its routes a second time, by hand: who may call each, and what was sent and answered in the functions' tests. */
export const noticeRoutes: RouteRows<typeof noticeContract> = {
  list: {
    who: "client",
    reads,
    answer: {
      items: [
        {
          id: "01M8269QPKZQHZVVEYXPDKD3M6",
          product: "fraud-prevention",
          subject: "release",
          event: "release.granted",
          kind: "approved",
          at: "2026-11-22T17:54:09.235Z",
          actor: { role: "support", name: "Bruno Lima" },
          comment: "Liberado após conferência.",
          isRead: false,
        },
      ],
    },
  },
  count: {
    who: "client",
    reads,
    answer: { unread: 1, isMore: false, newest: "01M8269QPKZQHZVVEYXPDKD3M6", byMail: true },
  },
  mark: {
    who: "client",
    request: { isRead: true },
    answer: { id: "01M8269QPKZQHZVVEYXPDKD3M6", isRead: true },
  },
  readAll: {
    who: "client",
    request: { until: "01M8269QPKZQHZVVEYXPDKD3M6" },
    answer: { until: "01M8269QPKZQHZVVEYXPDKD3M6" },
  },
  chooseMail: { who: "client", request: { byMail: false }, answer: { byMail: false } },
};
