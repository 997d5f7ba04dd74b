import { type MissingPart, missingIn } from "@portal/shared/certification/case-rules.ts";
import type { CertificationCase } from "@portal/shared/certification/cases.ts";
import type { CaseReturn, Certification } from "@portal/shared/certification/model.ts";
import {
  type ComparedReturns,
  type ReturnRemark,
  remarksOn,
} from "@portal/shared/certification/return-remarks.ts";
import {
  type CaseProof,
  type CertificationRevision,
  caseCorrection,
  proofIn,
  type SentFile,
} from "@portal/shared/certification/revision.ts";
import { type Correction, type CorrectionCount, countCorrections } from "@portal/shared/stage/correction.ts";
import { selectedCases } from "./standing.ts";

/** What support has said counts more than what is filled in. */
export type CaseState = "passed" | "failed" | TakenUp | "complete" | "faulty" | "incomplete" | "untouched";

/** What a case that failed is called by, once the client has done something about it. */
type TakenUp = Exclude<Correction, "open">;

export interface CaseProgress {
  readonly test: CertificationCase;
  readonly given: CaseReturn | undefined;
  readonly review: Certification["reviews"][string] | undefined;
  /** How many of its files the inspection let through. */
  readonly cleanFiles: number;
  readonly missing: readonly MissingPart[];
  /** What does not fit together in what was given. */
  readonly remarks: readonly ReturnRemark[];
  /** What became of a case that failed, once it is known what support had before it. */
  readonly correction: Correction | undefined;
  readonly state: CaseState;
}

interface EvidenceOf extends SentFile {
  readonly caseId: string | null;
  readonly attempt: number;
  readonly status: string;
}

type Known = ComparedReturns & Pick<Certification, "status" | "reviews" | "attempt">;

/** Where each selected case stands, judged by the rules that the server judges with. */
export function certificationProgress(
  certification: Known,
  files: readonly EvidenceOf[],
  sent?: CertificationRevision,
): readonly CaseProgress[] {
  return selectedCases(certification).map((test) => {
    const given = certification.returns[test.id];
    const review = certification.reviews[test.id];
    const own = files.filter(
      ({ caseId, attempt }) => caseId === test.id && attempt === certification.attempt,
    );
    const clean = own.filter(({ status }) => status === "clean");
    const cleanFiles = clean.length;
    const found = {
      missing: missingIn(test, given, cleanFiles),
      remarks: remarksOn(certification, test.id),
      correction: correctionOf(certification, test.id, { given, files: clean }, sent),
    };
    const isTouched = given !== undefined || own.length > 0;
    const verdict = standingVerdict(certification, review, found);
    return { test, given, review, cleanFiles, ...found, state: verdict ?? stateOf(found, isTouched) };
  });
}

function correctionOf(
  { status, attempt, reviews }: Known,
  caseId: string,
  now: CaseProof,
  sent: CertificationRevision | undefined,
): Correction | undefined {
  const isAsked = status === "revision" && reviews[caseId]?.verdict === "failed";
  return isAsked && sent?.attempt === attempt ? caseCorrection(proofIn(sent, caseId), now) : undefined;
}

const takenUp = ({ correction }: Pick<CaseProgress, "correction">): TakenUp | undefined =>
  correction === "open" ? undefined : correction;

/** A case that failed and was taken up since is no longer called failed: it waits for another look. */
const standingVerdict = (
  { status }: Pick<Certification, "status">,
  review: CaseProgress["review"],
  found: Pick<CaseProgress, "correction">,
) =>
  review?.verdict === "failed" && (status === "under-approval" || takenUp(found))
    ? undefined
    : review?.verdict;

type Found = Pick<CaseProgress, "missing" | "remarks">;

/** What has to be put right before it can be sent. */
export const faultsIn = ({ remarks }: Pick<CaseProgress, "remarks">): readonly ReturnRemark[] =>
  remarks.filter(({ refuses }) => refuses);

function stateOf(found: Found & Pick<CaseProgress, "correction">, isTouched: boolean): CaseState {
  if (isComplete(found)) return takenUp(found) ?? "complete";
  if (found.missing.length === 0) return "faulty";
  return isTouched ? "incomplete" : "untouched";
}

/** What became of the cases that failed; one of which nobody knows counts as it was. */
export const correctionCount = (failed: readonly Pick<CaseProgress, "correction">[]): CorrectionCount =>
  countCorrections(failed.map(({ correction = "open" }) => correction));

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
