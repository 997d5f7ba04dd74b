import type { HistoryEntry } from "@portal/shared/history/model.ts";
import { mayHaveBeenApproved } from "./was-approved.ts";

const entry = (event: string): HistoryEntry => ({
  id: event,
  product: "online-payment",
  subject: "configuration",
  event,
  kind: "other",
  at: "2026-11-20T12:00:00Z",
  actor: { role: "support", name: "Ana" },
  comment: null,
});

describe("whether access data may exist", () => {
  it("is no for a configuration that was only saved and sent", () => {
    expect(
      mayHaveBeenApproved([{ items: [entry("configuration.sent"), entry("configuration.edited")] }]),
    ).toBe(false);
  });

  it("is yes once it was approved, even when a new revision is open", () => {
    const items = [
      entry("configuration.reopened"),
      entry("configuration.approved"),
      entry("configuration.sent"),
    ];
    expect(mayHaveBeenApproved([{ items }])).toBe(true);
  });

  it("is yes of fraud prevention's configuration as well", () => {
    const items = [entry("fraud-configuration.reopened"), entry("fraud-configuration.approved")];
    expect(mayHaveBeenApproved([{ items }])).toBe(true);
    expect(mayHaveBeenApproved([{ items: items.slice(0, 1) }])).toBe(false);
  });

  it("is maybe while older history has not been read", () => {
    expect(mayHaveBeenApproved([{ items: [entry("configuration.edited")], cursor: "older" }])).toBe(true);
    expect(mayHaveBeenApproved([])).toBe(false);
  });
});
