import { locales } from "../locales.ts";
import { amountRules, testCards, threeDsTestCards } from "./test-cards.data.ts";
import { certificationTests } from "./test-cases.data.ts";

const cards = [...testCards, ...threeDsTestCards];

test("cards and cases have ids of their own", () => {
  for (const list of [cards, certificationTests]) {
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  }
});

test("a card number has the length of its kind and is used once", () => {
  for (const { number } of cards) expect(number).toMatch(/^\d{14,19}$/);
  expect(new Set(cards.map(({ number }) => number)).size).toBe(cards.length);
});

test("a case that names cards names cards that exist", () => {
  const known = testCards.map(({ id }) => id);
  for (const { cards: named = [] } of certificationTests) for (const id of named) expect(known).toContain(id);
});

test("the amount of a denied case is the amount that the simulator denies", () => {
  const denied = amountRules.filter(({ status }) => status === "NEG").map(({ cents }) => cents);
  const cases = certificationTests.filter(({ expectedStatus }) => expectedStatus === "NEG");
  expect(cases.length).toBeGreaterThan(0);
  for (const { amountCents } of cases) expect(denied).toContain(amountCents);
});

test("a case that must be approved does not use an amount that is denied", () => {
  const bad = amountRules.filter(({ method, status }) => method === "card" && status === "NEG");
  for (const { block, amountCents, expectedStatus } of certificationTests) {
    if (block === "card" && expectedStatus === "CON") {
      expect(bad.map(({ cents }): number => cents)).not.toContain(amountCents);
    }
  }
});

test("cases are told in three languages, none copied", () => {
  for (const { title, steps } of certificationTests) {
    expect(new Set(locales.map((locale) => steps[locale])).size).toBe(3);
    for (const locale of locales) expect(title[locale]).not.toBe("");
  }
});
