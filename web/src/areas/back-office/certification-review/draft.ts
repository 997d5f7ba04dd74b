import type { SignedNote } from "@portal/shared/occurrence/notes.ts";
import type { NotesDraft } from "../review/notes/notes-draft.ts";
import { type Judgement, type Judgements, keptJudgements, type ReviewedCases } from "./verdicts.ts";

/** What a reviewer has decided and written so far. */
export interface ReviewDraft {
  readonly judgements: Judgements;
  readonly comment: string;
}

/** Verdicts that colleagues gave, the newest of each case, without their words. */
function judgedByColleagues(colleagues: readonly SignedNote[], kept: Judgements): Judgements {
  const newestLast = colleagues.toSorted((a, b) => (a.at < b.at ? -1 : 1));
  return Object.fromEntries(
    newestLast.flatMap(({ subject, verdict, by }): [string, Judgement][] =>
      verdict ? [[subject, { verdict, by, feedback: kept[subject]?.feedback ?? "" }]] : [],
    ),
  );
}

/**
 * Turns the notes on a certification into its review. Verdicts of "passed" from before stand until somebody takes
 * them back, those of colleagues until one gives one's own.
 */
export const reviewDraftIn = (
  certification: ReviewedCases,
  { comment, entries }: NotesDraft,
  colleagues: readonly SignedNote[] = [],
): ReviewDraft => {
  const kept = keptJudgements(certification);
  const noted = Object.entries(entries).map(([caseId, { verdict, text }]): [string, Judgement] => [
    caseId,
    { verdict, feedback: text ?? "" },
  ]);
  return {
    comment,
    judgements: { ...kept, ...judgedByColleagues(colleagues, kept), ...Object.fromEntries(noted) },
  };
};

/** The notes once a review went on: what was touched is one's own from then on, and nothing else. */
export const notesOfReview = (notes: NotesDraft, before: ReviewDraft, after: ReviewDraft): NotesDraft => {
  const touched = Object.entries(after.judgements).filter(
    ([caseId, judgement]) => judgement !== before.judgements[caseId],
  );
  const entries = touched.map(([caseId, { verdict, feedback }]) => [caseId, { verdict, text: feedback }]);
  return { comment: after.comment, entries: { ...notes.entries, ...Object.fromEntries(entries) } };
};
