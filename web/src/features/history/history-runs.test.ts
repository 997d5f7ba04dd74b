import type { HistoryEntry } from "@portal/shared/history/model.ts";
import { historyRuns } from "./history-runs.ts";

const entry = (id: string, event: string, change: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id,
  product: "online-payment",
  subject: "certification",
  event,
  kind: "other",
  at: `2026-11-21T12:00:0${id}.000Z`,
  actor: { role: "client", name: "Ana" },
  comment: null,
  ...change,
});

test("the same act again and again is one line with its count and its newest time", () => {
  const runs = historyRuns([
    entry("5", "certification.sent"),
    entry("4", "certification.edited"),
    entry("3", "certification.edited"),
    entry("2", "certification.edited", { actor: { role: "client", name: "Bia" } }),
    entry("1", "certification.begun"),
  ]);
  expect(runs.map(({ entry: { id }, entries }) => [id, entries.length])).toEqual([
    ["5", 1],
    ["4", 2],
    ["2", 1],
    ["1", 1],
  ]);
});

test("what somebody wrote is never folded away", () => {
  const said = [
    entry("2", "configuration.rejected", { comment: "Use /v2." }),
    entry("1", "configuration.rejected", { comment: "Use https." }),
  ];
  expect(historyRuns(said)).toHaveLength(2);
});

test("each change of a priority stays a line of its own: from what to what is what it says", () => {
  const changes = [
    entry("2", "occurrence.prioritized", { priority: "urgent", priorityBefore: "high" }),
    entry("1", "occurrence.prioritized", { priority: "high", priorityBefore: "normal" }),
  ];
  expect(historyRuns(changes)).toHaveLength(2);
});
