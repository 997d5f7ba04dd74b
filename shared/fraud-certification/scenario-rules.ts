import { centsVerdict } from "../fraud-prevention/cents-rule.ts";
import { type FraudScenario, fraudScenarios } from "../fraud-prevention/scenarios.data.ts";
import type { ProofSoFar } from "../stage/proof.ts";
import type { ScenarioReturn } from "./model.ts";

/** What a return must say and prove. Client, server and support find the same with the same rules. */

export type ScenarioPart = "orderId" | "testedOn" | "valueCents" | "attachments";

export const scenarioOf = (caseId: string): FraudScenario | undefined =>
  fraudScenarios.find(({ id }) => id === caseId);

/**
 * Whether the proof is a file: a notification is shown by what the shop received, an analysis without an answer by what
 * its buyer saw. Nothing else of them can be told from an order.
 */
export const needsFile = ({ decision, afterwards }: FraudScenario): boolean =>
  decision === "error" || afterwards === "told";

/** The parts that a scenario still needs before it can be sent. */
export function missingIn(
  scenario: FraudScenario,
  given: ScenarioReturn = {},
  { cleanFiles, isMatched }: ProofSoFar,
): ScenarioPart[] {
  const isFileWanted = needsFile(scenario) && !(isMatched && scenario.afterwards === "told");
  const lacks: Readonly<Record<ScenarioPart, boolean>> = {
    orderId: given.orderId === undefined,
    testedOn: given.testedOn === undefined,
    valueCents: given.valueCents === undefined,
    attachments: isFileWanted && cleanFiles === 0,
  };
  const parts: readonly ScenarioPart[] = ["orderId", "testedOn", "valueCents", "attachments"];
  return parts.filter((part) => lacks[part]);
}

/** Something in a return that cannot be true, which stops the sending. */
export interface ScenarioRemark {
  readonly code: "other-decision" | "order-repeated";
  readonly field: "orderId" | "valueCents";
  /** The other scenarios that name the same order. */
  readonly caseIds: readonly string[];
}

interface ComparedScenarios {
  readonly selected: readonly string[];
  readonly returns: Readonly<Partial<Record<string, ScenarioReturn>>>;
}

/** By the cents the analysis decides otherwise than the scenario wants; and one order is one scenario's. */
export function remarksOn(
  { selected, returns }: ComparedScenarios,
  scenario: FraudScenario,
): ScenarioRemark[] {
  const { orderId, valueCents } = returns[scenario.id] ?? {};
  const isOther = valueCents !== undefined && centsVerdict(valueCents).decision !== scenario.decision;
  const sharing = selected.filter(
    (caseId) => caseId !== scenario.id && orderId !== undefined && returns[caseId]?.orderId === orderId,
  );
  return [
    ...(isOther ? [{ code: "other-decision", field: "valueCents", caseIds: [] } as const] : []),
    ...(sharing.length > 0 ? [{ code: "order-repeated", field: "orderId", caseIds: sharing } as const] : []),
  ];
}

/** The scenarios that are sent after a choice: those that passed, and the chosen ones. */
export const selectionOf = (
  chosen: readonly string[],
  reviews: Readonly<Partial<Record<string, { readonly verdict: string }>>>,
): FraudScenario["id"][] =>
  fraudScenarios.map(({ id }) => id).filter((id) => chosen.includes(id) || reviews[id]?.verdict === "passed");
