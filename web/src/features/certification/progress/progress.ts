import { type MissingPart, missingIn } from "@portal/shared/certification/case-rules.ts";
import type { CertificationCase } from "@portal/shared/certification/cases.ts";
import type { CaseReturn, Certification, CertificationRevision } from "@portal/shared/certification/model.ts";
import {
  type ComparedReturns,
  type ReturnRemark,
  remarksOn,
} from "@portal/shared/certification/return-remarks.ts";
import { type Correction, type CorrectionCount, countCorrections } from "@portal/shared/stage/correction.ts";
import { type CaseProof, caseCorrection, proofIn, type SentFile } from "@portal/shared/stage/proof.ts";
import { selectedCases } from "./selected-cases.ts";

/** Support's verdict takes precedence over how complete a case is. */
export type CaseState = "passed" | "failed" | TakenUp | "complete" | "faulty" | "incomplete" | "untouched";

/** The state of a failed case that the client has corrected or answered. */
type TakenUp = Exclude<Correction, "open">;

export interface CaseProgress {
  readonly test: CertificationCase;
  readonly given: CaseReturn | undefined;
  readonly review: Certification["reviews"][string] | undefined;
  /** The number of its files that passed the inspection. */
  readonly cleanFiles: number;
  readonly missing: readonly MissingPart[];
  /** Contradictions within the return. */
  readonly remarks: readonly ReturnRemark[];
  /** What the client did about a failed case; undefined until the revision that support saw has loaded. */
  readonly correction: Correction | undefined;
  readonly state: CaseState;
}

interface CaseFile extends SentFile {
  readonly caseId: string | null;
  readonly attempt: number;
  readonly status: string;
}

type AttemptSoFar = ComparedReturns & Pick<Certification, "status" | "reviews" | "attempt" | "matched">;

/** The progress of each selected case, by the rules of the server. */
export function certificationProgress(
  certification: AttemptSoFar,
  files: readonly CaseFile[],
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
      missing: missingIn(test, given, {
        cleanFiles,
        isMatched: certification.matched[test.id] !== undefined,
      }),
      remarks: remarksOn(certification, test.id),
      correction: correctionOf(certification, test.id, { given, files: clean }, sent),
    };
    const isTouched = given !== undefined || own.length > 0;
    const verdict = verdictSoFar(certification, review, found);
    return { test, given, review, cleanFiles, ...found, state: verdict ?? stateOf(found, isTouched) };
  });
}

function correctionOf(
  { status, attempt, reviews }: AttemptSoFar,
  caseId: string,
  now: CaseProof<CaseReturn>,
  sent: CertificationRevision | undefined,
): Correction | undefined {
  const isAsked = status === "revision" && reviews[caseId]?.verdict === "failed";
  return isAsked && sent?.attempt === attempt ? caseCorrection(proofIn(sent, caseId), now) : undefined;
}

const takenUp = ({ correction }: Pick<CaseProgress, "correction">): TakenUp | undefined =>
  correction === "open" ? undefined : correction;

/** A failed case that was corrected or answered no longer counts as failed: it waits for another review. */
const verdictSoFar = (
  { status }: Pick<Certification, "status">,
  review: CaseProgress["review"],
  found: Pick<CaseProgress, "correction">,
) =>
  review?.verdict === "failed" && (status === "under-approval" || takenUp(found))
    ? undefined
    : review?.verdict;

type Found = Pick<CaseProgress, "missing" | "remarks">;

/** The contradictions that prevent sending. */
export const faultsIn = ({ remarks }: Pick<CaseProgress, "remarks">): readonly ReturnRemark[] =>
  remarks.filter(({ refuses }) => refuses);

function stateOf(found: Found & Pick<CaseProgress, "correction">, isTouched: boolean): CaseState {
  if (isComplete(found)) return takenUp(found) ?? "complete";
  if (found.missing.length === 0) return "faulty";
  return isTouched ? "incomplete" : "untouched";
}

/** Counts what the client did about failed cases; a case without a known correction counts as unchanged. */
export const correctionCount = (failed: readonly Pick<CaseProgress, "correction">[]): CorrectionCount =>
  countCorrections(failed.map(({ correction = "open" }) => correction));

export const isComplete = (found: Found): boolean =>
  found.missing.length === 0 && faultsIn(found).length === 0;

/**
 * The next case to work on after this one, wrapping around at the end. A failed case is passed once only, or it
 * would come round for ever: only support can tell that it is right now.
 */
export function nextOpen(progress: readonly CaseProgress[], current: CaseProgress): CaseProgress | undefined {
  const at = progress.indexOf(current);
  const isOpen = (entry: CaseProgress) => entry.state !== "passed" && !isComplete(entry);
  const after = progress.slice(at + 1).find((entry) => entry.state === "failed" || isOpen(entry));
  return after ?? progress.slice(0, at).find(isOpen);
}
