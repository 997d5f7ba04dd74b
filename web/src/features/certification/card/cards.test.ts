import { amountRules, testCards, threeDsTestCards } from "@portal/shared/certification/test-cards.data.ts";
import { todayIn } from "../../../lib/text/today.ts";
import { cardExpiryOn } from "../return/today.ts";
import { refusedCases } from "../send/send-failure.ts";
import { cardBrands, matchesCard, readCardFilter, writeCardFilter } from "./card-filter.ts";
import { groupedNumber } from "./card-number.ts";

const all = [...testCards, ...threeDsTestCards];
const found = (text: string, brand?: string) =>
  all.filter((card) => matchesCard(card, card.purpose.pt, { text, brand })).map(({ id }) => id);

test("a card is found by its number however one groups it", () => {
  expect(found("4000 0000 0000 0044")).toEqual(["visa"]);
  expect(found("0000000044")).toEqual(["visa"]);
  expect(found("4000-0000-0000")).toEqual(["visa"]);
});

test("a card is found by brand and use, without accents", () => {
  expect(found("alimentacao")).toEqual(["sodexo-alimentacao"]);
  expect(found("19 digitos")).toEqual(["visa-19", "mastercard-19"]);
  expect(found("", "Elo")).toEqual(["elo", "3ds-elo"]);
  expect(found("4000", "Elo")).toEqual([]);
  expect(found("nada disso")).toEqual([]);
});

test("the filter is kept in the address, and an unknown brand there narrows nothing", () => {
  const written = writeCardFilter(new URLSearchParams("view=x"), { text: "visa", brand: "Visa" });
  expect(written.toString()).toBe("view=x&text=visa&brand=Visa");
  expect(readCardFilter(written)).toEqual({ text: "visa", brand: "Visa" });
  expect(writeCardFilter(written, { brand: undefined, text: "" }).toString()).toBe("view=x");
  expect(readCardFilter(new URLSearchParams("brand=Nobody")).brand).toBeUndefined();
  expect(cardBrands).toContain("Sodexo Cultura");
});

test("grouping a number loses no digit, and groups it as the card does", () => {
  for (const { number } of all) expect(groupedNumber(number).replaceAll(" ", "")).toBe(number);
  expect(groupedNumber("4000000000000044")).toBe("4000 0000 0000 0044");
  expect(groupedNumber("4563470000000000004")).toBe("4563 4700 0000 0000 004");
  expect(groupedNumber("376400000000016")).toBe("3764 000000 00016");
});

test("today and the expiry are those of the company's clock", () => {
  const lateAtNight = new Date("2027-01-01T01:30:00Z");
  expect(todayIn("BR", lateAtNight)).toBe("2026-12-31");
  expect(cardExpiryOn(todayIn("BR", lateAtNight))).toBe("12/26");
});

test("what the server misses is told by case; other refusals name none", () => {
  const fields = [
    { path: "returns.pix-error.platformUsn", code: "required" as const },
    { path: "returns.timeout-denied.attachments", code: "required" as const },
    { path: "returns.pix-error.testedOn", code: "required" as const },
  ];
  expect(refusedCases({ code: "certification-incomplete", fields })).toEqual([
    { caseId: "pix-error", missing: ["platformUsn", "testedOn"] },
    { caseId: "timeout-denied", missing: ["attachments"] },
  ]);
  expect(refusedCases({ code: "version-conflict", fields })).toEqual([]);
});

test("each method's amounts decide one result each", () => {
  const keys = amountRules.map(({ method, cents }) => `${method} ${cents}`);
  expect(new Set(keys).size).toBe(keys.length);
});
