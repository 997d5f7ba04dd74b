import { DomainError, type FieldError } from "@portal/shared/errors.ts";
import { type AnalysedOrder, type FraudProof, fraudProofSchema } from "@portal/shared/fraud-match/model.ts";
import { changedAt } from "@portal/shared/fraud-match/order.ts";
import type { FraudScenarioId } from "@portal/shared/fraud-prevention/model.ts";
import type { OccurrencePlace } from "@portal/shared/occurrence/model.ts";
import { inCompany, sortable } from "../../platform/table/keys.ts";
import type { Snapshot } from "../../platform/table/table.ts";
import type { Write } from "../../platform/table/transaction.ts";
import type { StageDecision } from "../../stage/decision.ts";
import {
  type FraudCertificationContent,
  type FraudCertificationItem,
  requireOpenScenario,
} from "../fraud-certification/model.ts";
import { returnOf } from "./findings.ts";

/** The order behind the match of one scenario; a later match of the same attempt takes its place. */
export const fraudProofRef = (
  { companyId, product }: OccurrencePlace,
  attempt: number,
  scenarioId: string,
) => ({
  key: inCompany(companyId, "FRAUDPROOF", product, sortable(attempt), scenarioId),
  schema: fraudProofSchema,
});

interface Using {
  readonly place: OccurrencePlace;
  readonly caseIds: readonly FraudScenarioId[];
  readonly matches: ReadonlyMap<string, AnalysedOrder>;
  readonly seen: Snapshot;
}

/**
 * Fills in the returns of these scenarios from the orders that prove them, and keeps those orders; a note stays.
 * @throws DomainError `action-not-allowed`, and `invalid-input` for a scenario that no order proves
 */
export function decideUse(
  item: FraudCertificationItem,
  { place, caseIds, matches, seen }: Using,
): StageDecision<FraudCertificationContent> {
  for (const caseId of caseIds) requireOpenScenario(item, caseId);
  const unproved = caseIds.flatMap((caseId, index): FieldError[] =>
    matches.has(caseId) ? [] : [{ path: `caseIds.${index}`, code: "invalid-option" }],
  );
  if (unproved.length > 0) throw new DomainError("invalid-input", { fields: unproved });
  const used = caseIds.flatMap((scenarioId) => {
    const order = matches.get(scenarioId);
    return order ? [{ scenarioId, order, given: returnOf(order, place.companyId, seen) }] : [];
  });
  const proofs = used.map(({ scenarioId, order }): Write => {
    const proof: FraudProof = { scenarioId, order };
    return { act: "enter", key: fraudProofRef(place, item.attempt, scenarioId).key, item: proof };
  });
  const returns = used.map(({ scenarioId, given }) => {
    const notes = item.returns[scenarioId]?.notes;
    return [scenarioId, { ...given, ...(notes === undefined ? {} : { notes }) }];
  });
  const kept = used.map(({ scenarioId, order, given }) => [
    scenarioId,
    { return: given, proving: [{ nit: order.nit, cardId: null }], at: changedAt(order) },
  ]);
  return {
    content: {
      ...item,
      returns: { ...item.returns, ...Object.fromEntries(returns) },
      matches: { ...item.matches, ...Object.fromEntries(kept) },
    },
    facts: caseIds.length === 1 ? { caseId: caseIds[0] } : { caseIds },
    writes: proofs,
  };
}
