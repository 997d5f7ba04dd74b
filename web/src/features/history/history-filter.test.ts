import {
  historyQueryOf,
  isNarrowed,
  readHistoryFilter,
  withoutFilter,
  writeHistoryFilter,
} from "./history-filter.ts";

test("an address that somebody edited still opens the history", () => {
  const search = new URLSearchParams(
    "product=payment&subject=certification&kind=approved&from=2026-02-30&text=%20ana%20",
  );
  expect(readHistoryFilter(search)).toEqual({
    product: undefined,
    subject: "certification",
    kind: "approved",
    from: "2026-02-30",
    to: undefined,
    text: "ana",
  });
  expect(readHistoryFilter(new URLSearchParams("from=yesterday")).from).toBeUndefined();
});

test("a changed filter begins at the list's start and keeps what else the address says", () => {
  const search = new URLSearchParams("cursor=abc&limit=20&view=stages&kind=sent");
  expect(String(writeHistoryFilter(search, { kind: undefined, text: "x" }))).toBe(
    "limit=20&view=stages&text=x",
  );
  expect(String(withoutFilter(search))).toBe("limit=20&view=stages");
});

test("the last day of a period is part of it", () => {
  const { from, to } = historyQueryOf({ from: "2026-11-20", to: "2026-11-21" }, "America/Sao_Paulo");
  expect([from, to]).toEqual(["2026-11-20T03:00:00.000Z", "2026-11-22T03:00:00.000Z"]);
  expect(isNarrowed({ to: "2026-11-21" })).toBe(true);
  expect(isNarrowed({})).toBe(false);
});
