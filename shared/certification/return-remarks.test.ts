import { scopeOf } from "./case-rules.ts";
import type { CaseReturn } from "./model.ts";
import { firstDayOf, remarkCount, remarksOn } from "./return-remarks.ts";

const scope = scopeOf({
  transactionTypes: ["payment", "storage"],
  authorizers: ["1"],
  modalities: ["debit"],
});
const selected = [
  "card-approved",
  "card-denied",
  "card-cancel",
  "store-card",
  "remove-card",
  "3ds-authenticated",
];
const usn = "261121104400001";

const remarks = (caseId: string, returns: Record<string, CaseReturn>) =>
  remarksOn({ scope, selected, returns, begunAt: "2026-11-20T10:00:00Z" }, caseId).map(
    ({ code, field, refuses, caseIds }) => [code, field, refuses, ...caseIds],
  );

test("a number of its own, tested since the begin, leaves nothing to remark", () => {
  const given = { platformUsn: usn, testedOn: "2026-11-20" };
  expect(
    remarks("card-denied", { "card-denied": given, "card-cancel": { platformUsn: "261121104400002" } }),
  ).toEqual([]);
});

test("the same number in two payments cannot be sent, and each names the other", () => {
  const returns = { "card-denied": { platformUsn: usn }, "card-approved": { cardUsns: { visa: usn } } };
  expect(remarks("card-denied", returns)).toEqual([
    ["number-repeated", "platformUsn", true, "card-approved"],
  ]);
  expect(remarks("card-approved", returns)).toEqual([
    ["number-repeated", "cardUsns.visa", true, "card-denied"],
  ]);
});

test("two cards of one case have two numbers", () => {
  const returns = { "card-approved": { cardUsns: { visa: usn, "visa-19": usn } } };
  expect(remarks("card-approved", returns)).toEqual([
    ["number-twice", "cardUsns.visa", true],
    ["number-twice", "cardUsns.visa-19", true],
  ]);
});

test("where no payment is made a shared number is only pointed out", () => {
  const returns = { "store-card": { platformUsn: usn }, "remove-card": { platformUsn: usn } };
  expect(remarks("store-card", returns)).toEqual([["number-repeated", "platformUsn", false, "remove-card"]]);
});

test("a case that is not tested any more shares no number", () => {
  expect(
    remarks("card-denied", { "card-denied": { platformUsn: usn }, "pay-token": { platformUsn: usn } }),
  ).toEqual([]);
});

test.each(["1", "26112110440000", "2611211044000010"])("%s is no number of the gateway", (platformUsn) => {
  expect(remarks("card-denied", { "card-denied": { platformUsn } })).toEqual([
    ["number-format", "platformUsn", true],
  ]);
  expect(remarks("store-card", { "store-card": { platformUsn } })).toEqual([
    ["number-format", "platformUsn", false],
  ]);
});

test("a day before the begin is pointed out, and one of another year cannot be sent", () => {
  const on = (testedOn: string) => remarks("card-denied", { "card-denied": { testedOn } });
  expect(on("2026-11-18")).toEqual([["tested-before", "testedOn", false]]);
  expect(on("2001-11-21")).toEqual([["tested-long-before", "testedOn", true]]);
  expect(on("2026-11-19")).toEqual([]);
});

test("the day of the begin is the earliest that it is anywhere", () => {
  expect(firstDayOf("2026-11-20T10:00:00Z")).toBe("2026-11-19");
  expect(firstDayOf("2026-11-20T13:00:00Z")).toBe("2026-11-20");
});

test("another amount than the case asks for is pointed out, and stops nothing", () => {
  const compared = (valueCents: number) => ({
    scope,
    selected,
    returns: { "card-approved": { valueCents } },
    begunAt: null,
  });
  expect(remarkCount(compared(25_000), "card-approved")).toBe(0);
  expect(remarkCount(compared(25_100), "card-approved")).toBe(1);
  expect(remarksOn(compared(25_100), "card-approved")).toEqual([]);
});
