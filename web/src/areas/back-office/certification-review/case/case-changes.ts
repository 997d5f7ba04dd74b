import type { Certification } from "@portal/shared/certification/model.ts";
import {
  type CaseProof,
  type CertificationRevision,
  caseCorrection,
  proofIn,
} from "@portal/shared/certification/revision.ts";
import type { ReviewMark } from "../../review/review-marks.ts";

/** A case as it was sent the time before and as it is now, and what that comes to. */
export interface CaseChange {
  readonly kind: ReviewMark["kind"];
  readonly before: CaseProof;
  readonly now: CaseProof;
}

/** What differs between two sendings of one attempt, by case; a case that passed cannot have changed. */
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
