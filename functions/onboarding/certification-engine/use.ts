import type { FieldError } from "@portal/shared/errors.ts";
import type { OccurrencePlace } from "@portal/shared/occurrence/model.ts";
import type { Given } from "@portal/shared/stage/proof.ts";
import type { Proving } from "@portal/shared/stage/verdict.ts";
import { readCompany } from "../../platform/change/membership.ts";
import type { ItemRef, Snapshot } from "../../platform/table/table.ts";
import type { Write } from "../../platform/table/transaction.ts";
import { companyRefs } from "../../sandbox/ledger/stores.ts";
import type { StageDecision } from "../../stage/decision.ts";
import { takeStep } from "../../stage/step.ts";
import { refuseFor } from "../../stage/verdict.ts";
import { begun, requireOpenCase } from "./model.ts";
import { addressed, type CertificationStep, placeOf, type Read } from "./routes.ts";
import type { CertificationScript, Kept, ProductForms } from "./script.ts";

/** What proves a case, what its return says then, and what is kept of it. */
export interface ProvedCase<Return extends Given, Proof> {
  readonly return: Return;
  readonly proving: readonly Proving[];
  readonly at: string;
  readonly proof: Proof;
}

type ProvedCases<Return extends Given, Proof> = ReadonlyMap<string, ProvedCase<Return, Proof>>;

/** What a product reads of the sandbox's records. */
interface Matching<Of extends ProductForms, Proof> {
  /** Where the proof of one case is kept; a later match of the same attempt takes its place. */
  readonly proofRef: (place: OccurrencePlace, attempt: number, caseId: string) => ItemRef<Proof>;
  readonly proved: (
    place: OccurrencePlace,
    seen: Snapshot,
    item: Kept<Of>,
  ) => Promise<ProvedCases<Of["return"], Proof>>;
}

/**
 * Fills in the returns of these cases from what proves them, and keeps what proves them; a note stays.
 * @throws DomainError `action-not-allowed`, and `invalid-input` for a case that nothing proves
 */
function decideUse<Of extends ProductForms, Proof extends object>(
  item: Kept<Of>,
  caseIds: readonly string[],
  proved: ProvedCases<Of["return"], Proof>,
  keyOf: (caseId: string) => ItemRef<Proof>["key"],
): StageDecision<Of["content"]> {
  for (const caseId of caseIds) requireOpenCase(item, caseId);
  const unproved = caseIds.flatMap((caseId, index): FieldError[] =>
    proved.has(caseId) ? [] : [{ path: `caseIds.${index}`, code: "invalid-option" }],
  );
  refuseFor("invalid-input", unproved);
  const used = [...proved].filter(([caseId]) => caseIds.includes(caseId));
  const returns = used.map(([caseId, { return: given }]) => {
    const notes = item.returns[caseId]?.notes;
    return [caseId, { ...given, ...(notes === undefined ? {} : { notes }) }];
  });
  const matches = used.map(([caseId, { return: given, proving, at }]) => [
    caseId,
    { return: given, proving: [...proving], at },
  ]);
  const proofs = used.map(
    ([caseId, { proof }]): Write => ({ act: "enter", key: keyOf(caseId), item: proof }),
  );
  return {
    content: {
      ...item,
      returns: { ...item.returns, ...Object.fromEntries(returns) },
      matches: { ...item.matches, ...Object.fromEntries(matches) },
    },
    facts: caseIds.length === 1 ? { caseId: caseIds[0] } : { caseIds },
    writes: proofs,
  };
}

/** The routes by which what proves a case is used, and shown afterwards. */
export const matchRoutes = <Of extends ProductForms, Proof extends object>(
  script: CertificationScript<Of>,
  { proofRef, proved }: Matching<Of, Proof>,
) => ({
  use: (request: CertificationStep<{ readonly caseIds: readonly string[] }>) =>
    takeStep(script, addressed(script, request), {
      action: "saveReturn",
      reads: companyRefs(request.params.companyId),
      decide: async ({ place, stored, seen }) => {
        const item = begun(stored);
        const keyOf = (caseId: string) => proofRef(place, item.attempt, caseId).key;
        return decideUse<Of, Proof>(item, request.body.caseIds, await proved(place, seen, item), keyOf);
      },
    }),

  getProof: async ({ actor, params }: Read<{ readonly attempt: number; readonly caseId: string }>) => {
    const proof = proofRef(placeOf(script, params), params.attempt, params.caseId);
    return (await readCompany(params.companyId, actor, [proof])).get(proof);
  },
});
