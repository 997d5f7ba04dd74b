import type { FraudScenarioId } from "../fraud-prevention/model.ts";
import type { FraudScenario } from "../fraud-prevention/scenarios.data.ts";
import { differencesOf } from "./differences.ts";
import type { AnalysedOrder, FraudDifference } from "./model.ts";
import { changedAt } from "./order.ts";

/** For one scenario the newest order that proves it, or else the one that comes nearest to it. */
export interface ScenarioFinding {
  readonly scenarioId: FraudScenarioId;
  readonly match: AnalysedOrder | undefined;
  readonly nearest:
    | { readonly order: AnalysedOrder; readonly differences: readonly FraudDifference[] }
    | undefined;
}

/** An order that differs in more was no attempt at the scenario. */
const mostDifferences = 2;

const newestOf = (orders: readonly AnalysedOrder[]): AnalysedOrder | undefined =>
  orders.toSorted((left, right) => (changedAt(left) < changedAt(right) ? -1 : 1)).at(-1);

/** The order that comes nearest to a scenario, unless it comes nearer to another one. */
function nearestTo(
  scenario: FraudScenario,
  scenarios: readonly FraudScenario[],
  orders: readonly AnalysedOrder[],
): ScenarioFinding["nearest"] {
  const tried = orders.flatMap((order) => {
    const differences = differencesOf(order, scenario);
    const elsewhere = scenarios.map((other) => differencesOf(order, other).length);
    const isNear = differences.length <= mostDifferences && differences.length <= Math.min(...elsewhere);
    return isNear ? [{ order, differences }] : [];
  });
  const fewest = Math.min(...tried.map(({ differences }) => differences.length));
  const best = tried.filter(({ differences }) => differences.length === fewest);
  const newest = newestOf(best.map(({ order }) => order));
  return best.find(({ order }) => order === newest);
}

/** For each scenario what proves it, or what comes nearest to it. In which order the orders come does not matter. */
export function findingsOn(
  scenarios: readonly FraudScenario[],
  orders: readonly AnalysedOrder[],
): ScenarioFinding[] {
  return scenarios.map((scenario) => {
    const match = newestOf(orders.filter((order) => differencesOf(order, scenario).length === 0));
    return {
      scenarioId: scenario.id,
      match,
      nearest: match ? undefined : nearestTo(scenario, scenarios, orders),
    };
  });
}
