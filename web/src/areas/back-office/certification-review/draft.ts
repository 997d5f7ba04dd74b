import type { NotesDraft } from "../review/notes-draft.ts";
import { type Judgements, keptJudgements, type Reviewed } from "./verdicts.ts";

/** What a reviewer has decided and written so far. */
export interface ReviewDraft {
  readonly judgements: Judgements;
  readonly comment: string;
}

/**
 * Turns the notes on a certification into its review. Verdicts of "passed" from before stand until somebody takes
 * them back.
 */
export const reviewDraftIn = (certification: Reviewed, { comment, entries }: NotesDraft): ReviewDraft => {
  const noted = Object.entries(entries).map(([caseId, { verdict, text }]) => [
    caseId,
    { verdict, feedback: text ?? "" },
  ]);
  return {
    comment,
    judgements: { ...keptJudgements(certification), ...Object.fromEntries(noted) },
  };
};

/** Turns a review into the notes that are stored. */
export const notesOfReview = ({ judgements, comment }: ReviewDraft): NotesDraft => ({
  comment,
  entries: Object.fromEntries(
    Object.entries(judgements).map(([caseId, { verdict, feedback }]) => [
      caseId,
      { verdict, text: feedback },
    ]),
  ),
});
