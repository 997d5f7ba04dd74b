import { type FraudScenarioId, fraudScenarioIds } from "../fraud-prevention/model.ts";
import type { FraudScenario } from "../fraud-prevention/scenarios.data.ts";
import { outcomesOf, type Script } from "../stage/findings.ts";
import { differencesOf } from "./differences.ts";
import type { AnalysedOrder, FraudDifference } from "./model.ts";
import { changedAt, decisionOf } from "./order.ts";

/** For one scenario the newest order that proves it, or else the one that comes nearest to it. */
export interface ScenarioFinding {
  readonly scenarioId: FraudScenarioId;
  readonly match: AnalysedOrder | undefined;
  readonly nearest:
    | {
        readonly order: AnalysedOrder;
        readonly closerTo: FraudScenarioId | null;
        readonly differences: readonly FraudDifference[];
      }
    | undefined;
  /** Of a page of the portal, where no program's order proves it. */
  readonly example: AnalysedOrder | undefined;
}

interface WholeScenario {
  readonly caseId: FraudScenarioId;
  readonly scenario: FraudScenario;
}

/** The script of fraud prevention's certification. */
const script: Script<FraudScenario, WholeScenario, AnalysedOrder, FraudDifference> = {
  slotsOf: (scenario) => [{ caseId: scenario.id, scenario }],
  differencesOf: (order, { scenario }) => differencesOf(order, scenario),
  mayBeMeant: () => true,
  isProved: (_, proved) => proved.length > 0,
  hasResult: (order) => decisionOf(order) !== undefined,
  positionOf: changedAt,
  standsOn: () => [],
  mostDifferences: 2,
};

/** For each scenario what proves it, or what comes nearest to it. In which order the orders come does not matter. */
export function findingsOn(
  scenarios: readonly FraudScenario[],
  orders: readonly AnalysedOrder[],
): ScenarioFinding[] {
  const isExample = ({ origin }: AnalysedOrder): boolean => origin === "portal";
  const ofPrograms = outcomesOf(
    script,
    scenarios,
    orders.filter((order) => !isExample(order)),
  );
  const examples = outcomesOf(script, scenarios, orders.filter(isExample));
  return ofPrograms.map(({ test, proofs: [proof], nearest }, index) => ({
    scenarioId: test.id,
    match: proof?.attempt,
    nearest: nearest && {
      order: nearest.attempt,
      closerTo: fraudScenarioIds.find((id) => id === nearest.closerTo) ?? null,
      differences: nearest.differences,
    },
    example: proof ? undefined : examples[index]?.proofs[0]?.attempt,
  }));
}
