/** @jest-environment jsdom */
import { fraudScenarios } from "@portal/shared/fraud-prevention/scenarios.data.ts";
import { screen, show } from "../../../testing/show.tsx";
import { ScenarioFacts } from "./scenario-facts.tsx";

const review = fraudScenarios.find(({ amountCents }) => amountCents === 10_045);

test.each([
  ["pt", /^R\$\s100,45$/, "0,45"],
  ["es", /^R\$\s100,45$/, "0,45"],
  ["en", /^R\$\s100\.45$/, "0.45"],
] as const)("amount and score are written alike (%s)", (locale, amount, score) => {
  if (!review) throw new Error("No scenario has an amount of 100.45.");
  show(<ScenarioFacts scenario={review} country="BR" />, locale);
  expect(screen.getByText(amount)).toBeDefined();
  expect(screen.getByText(score)).toBeDefined();
});
