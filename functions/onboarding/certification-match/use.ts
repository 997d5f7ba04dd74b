import type { CaseReturn } from "@portal/shared/certification/model.ts";
import type { Match } from "@portal/shared/certification-match/find.ts";
import { type MatchProof, matchProofSchema } from "@portal/shared/certification-match/model.ts";
import { DomainError, type FieldError } from "@portal/shared/errors.ts";
import type { OccurrencePlace } from "@portal/shared/occurrence/model.ts";
import { inCompany, sortable } from "../../platform/table/keys.ts";
import type { Write } from "../../platform/table/transaction.ts";
import type { StoreCall } from "../../sandbox/ledger/calls.ts";
import type { StageDecision } from "../../stage/decision.ts";
import {
  type CertificationContent,
  type CertificationItem,
  requireOpenCase,
} from "../certification/model.ts";

/** The calls behind the match of one case; a later match of the same attempt takes its place. */
export const proofRef = ({ companyId, product }: OccurrencePlace, attempt: number, caseId: string) => ({
  key: inCompany(companyId, "PROOF", product, sortable(attempt), caseId),
  schema: matchProofSchema,
});

/** An item of the table holds 400 KB; the documented calls come nowhere near it. */
const longestText = 6000;
const cut = (text: string): string => text.slice(0, longestText);

function proofOf(
  caseId: string,
  { proving, at, calls: meant }: Match,
  calls: readonly StoreCall[],
): MatchProof {
  const kept = calls.filter(({ id }) => meant.some((call) => call.id === id));
  return {
    caseId,
    proving: [...proving],
    at,
    merchantIds: [...new Set(kept.map(({ merchantId }) => merchantId))],
    calls: kept
      .toSorted((left, right) => (left.id < right.id ? -1 : 1))
      .map(({ recorded }) => {
        const { operation = null, code = null, outcome = null, transactionId = null } = recorded;
        const { query, request, answer, cards: _, ...line } = recorded;
        const texts = { query: cut(query), request: cut(request), answer: cut(answer) };
        return { ...line, operation, code, outcome, transactionId, ...texts };
      }),
  };
}

interface Using {
  readonly place: OccurrencePlace;
  readonly caseIds: readonly string[];
  readonly matches: ReadonlyMap<string, Match>;
  /** Every call that was looked at. */
  readonly calls: readonly StoreCall[];
}

/**
 * Fills in the returns of these cases from what proves them, and keeps what proves them; a note stays.
 * @throws DomainError `action-not-allowed`, and `invalid-input` for a case that no call proves
 */
export function decideUse(
  item: CertificationItem,
  { place, caseIds, matches, calls }: Using,
): StageDecision<CertificationContent> {
  for (const caseId of caseIds) requireOpenCase(item, caseId);
  const unproved = caseIds.flatMap((caseId, index): FieldError[] =>
    matches.has(caseId) ? [] : [{ path: `caseIds.${index}`, code: "invalid-option" }],
  );
  if (unproved.length > 0) throw new DomainError("invalid-input", { fields: unproved });
  const used = caseIds.flatMap((caseId) => {
    const match = matches.get(caseId);
    return match ? [[caseId, match] as const] : [];
  });
  const filled = used.map(([caseId, match]): [string, CaseReturn] => {
    const notes = item.returns[caseId]?.notes;
    return [caseId, { ...match.return, ...(notes === undefined ? {} : { notes }) }];
  });
  const proofs = used.map(
    ([caseId, match]): Write => ({
      act: "enter",
      key: proofRef(place, item.attempt, caseId).key,
      item: proofOf(caseId, match, calls),
    }),
  );
  const kept = used.map(([caseId, { return: given, proving, at }]) => [
    caseId,
    { return: given, proving: [...proving], at },
  ]);
  return {
    content: {
      ...item,
      returns: { ...item.returns, ...Object.fromEntries(filled) },
      matches: { ...item.matches, ...Object.fromEntries(kept) },
    },
    facts: caseIds.length === 1 ? { caseId: caseIds[0] } : { caseIds },
    writes: proofs,
  };
}
