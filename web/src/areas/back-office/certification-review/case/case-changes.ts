import type { CaseReturn, Certification, CertificationRevision } from "@portal/shared/certification/model.ts";
import { type CaseProof, caseCorrection, proofIn } from "@portal/shared/stage/proof.ts";
import type { ReviewMark } from "../../review/review-marks.ts";

/** A case in the revision before and now, and how they differ. */
export interface CaseChange {
  readonly kind: ReviewMark["kind"];
  readonly before: CaseProof<CaseReturn>;
  readonly now: CaseProof<CaseReturn>;
}

/** What differs between two revisions of one attempt, by case. Cases that passed cannot have changed. */
export function caseChanges(
  reviews: Certification["reviews"],
  before: CertificationRevision,
  now: CertificationRevision,
): ReadonlyMap<string, CaseChange> {
  if (before.attempt !== now.attempt) return new Map();
  const changes = now.selected.flatMap((caseId): [string, CaseChange][] => {
    const sides = { before: proofIn(before, caseId), now: proofIn(now, caseId) };
    if (!before.selected.includes(caseId)) return [[caseId, { kind: "new", ...sides }]];
    if (reviews[caseId]?.verdict !== "failed") return [];
    return [[caseId, { kind: caseCorrection(sides.before, sides.now), ...sides }]];
  });
  return new Map(changes);
}
