import { locales } from "../locales.ts";
import { centsVerdict } from "./cents-rule.ts";
import { fraudScenarioIds } from "./model.ts";
import { fraudScenarios } from "./scenarios.data.ts";

test("the amount of each scenario makes the cents rule decide as the scenario says", () => {
  for (const { id, amountCents, decision } of fraudScenarios)
    expect([id, centsVerdict(amountCents).decision]).toEqual([id, decision]);
});

test("only what is reviewed goes on afterwards, and every decision of the rule has its scenario", () => {
  for (const { decision, afterwards } of fraudScenarios)
    expect(afterwards !== undefined).toBe(decision === "review");
  expect(new Set(fraudScenarios.map(({ decision }) => decision))).toEqual(
    new Set(["approved", "review", "rejected", "error"]),
  );
});

test("scenarios have ids and amounts of their own, and all are asked of everybody", () => {
  expect(fraudScenarios.map(({ id }) => id)).toEqual(fraudScenarioIds);
  expect(new Set(fraudScenarioIds).size).toBe(fraudScenarios.length);
  expect(new Set(fraudScenarios.map(({ amountCents }) => amountCents)).size).toBe(fraudScenarios.length);
  expect(fraudScenarios.every(({ mandatory }) => mandatory)).toBe(true);
});

test("scenarios are told in three languages, none copied", () => {
  for (const { title, steps } of fraudScenarios)
    for (const words of [title, steps])
      expect(new Set(locales.map((locale) => words[locale])).size).toBe(locales.length);
});
