import { type MissingPart, missingIn } from "@portal/shared/certification/case-rules.ts";
import type { CertificationCase } from "@portal/shared/certification/cases.ts";
import type { CaseReturn, Certification } from "@portal/shared/certification/model.ts";
import {
  type ComparedReturns,
  type ReturnRemark,
  remarksOn,
} from "@portal/shared/certification/return-remarks.ts";
import { selectedCases } from "./standing.ts";

/** What support has said counts more than what is filled in. */
export type CaseState = "passed" | "failed" | "complete" | "faulty" | "incomplete" | "untouched";

export interface CaseProgress {
  readonly test: CertificationCase;
  readonly given: CaseReturn | undefined;
  readonly review: Certification["reviews"][string] | undefined;
  /** How many of its files the inspection let through. */
  readonly cleanFiles: number;
  readonly missing: readonly MissingPart[];
  /** What does not fit together in what was given. */
  readonly remarks: readonly ReturnRemark[];
  readonly state: CaseState;
}

interface EvidenceOf {
  readonly caseId: string | null;
  readonly attempt: number;
  readonly status: string;
}

type Known = ComparedReturns & Pick<Certification, "status" | "reviews" | "attempt">;

/** Where each selected case stands, judged by the rule that the server judges with. */
export function certificationProgress(
  certification: Known,
  files: readonly EvidenceOf[],
): readonly CaseProgress[] {
  return selectedCases(certification).map((test) => {
    const given = certification.returns[test.id];
    const review = certification.reviews[test.id];
    const own = files.filter(
      ({ caseId, attempt }) => caseId === test.id && attempt === certification.attempt,
    );
    const cleanFiles = own.filter(({ status }) => status === "clean").length;
    const found = { missing: missingIn(test, given, cleanFiles), remarks: remarksOn(certification, test.id) };
    const isTouched = given !== undefined || own.length > 0;
    const verdict = standingVerdict(certification, review);
    return { test, given, review, cleanFiles, ...found, state: verdict ?? stateOf(found, isTouched) };
  });
}

/** What support failed before is corrected and waits for another look. */
const standingVerdict = ({ status }: Pick<Certification, "status">, review: CaseProgress["review"]) =>
  status === "under-approval" && review?.verdict === "failed" ? undefined : review?.verdict;

type Found = Pick<CaseProgress, "missing" | "remarks">;

/** What has to be put right before it can be sent. */
export const faultsIn = ({ remarks }: Pick<CaseProgress, "remarks">): readonly ReturnRemark[] =>
  remarks.filter(({ refuses }) => refuses);

function stateOf(found: Found, isTouched: boolean): CaseState {
  if (isComplete(found)) return "complete";
  if (found.missing.length === 0) return "faulty";
  return isTouched ? "incomplete" : "untouched";
}

export const isComplete = (found: Found): boolean =>
  found.missing.length === 0 && faultsIn(found).length === 0;

/**
 * Where work goes on after a case: the next one that still wants something, from the start again after the last. What
 * support failed is passed once, or it would come round for ever: nobody but support can tell that it is right now.
 */
export function nextOpen(progress: readonly CaseProgress[], current: CaseProgress): CaseProgress | undefined {
  const at = progress.indexOf(current);
  const isOpen = (entry: CaseProgress) => entry.state !== "passed" && !isComplete(entry);
  const after = progress.slice(at + 1).find((entry) => entry.state === "failed" || isOpen(entry));
  return after ?? progress.slice(0, at).find(isOpen);
}
