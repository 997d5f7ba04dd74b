import type { Match } from "@portal/shared/certification-match/find.ts";
import { type MatchProof, matchProofSchema } from "@portal/shared/certification-match/model.ts";
import type { OccurrencePlace } from "@portal/shared/occurrence/model.ts";
import { inCompany, sortable } from "../../platform/table/keys.ts";
import type { StoreCall } from "../../sandbox/ledger/calls.ts";

/** The calls behind the match of one case; a later match of the same attempt takes its place. */
export const proofRef = ({ companyId, product }: OccurrencePlace, attempt: number, caseId: string) => ({
  key: inCompany(companyId, "PROOF", product, sortable(attempt), caseId),
  schema: matchProofSchema,
});

/** An item of the table holds 400 KB; the documented calls come nowhere near it. */
const longestText = 6000;
const cut = (text: string): string => text.slice(0, longestText);

export function proofOf(
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
