import { useCallback, useMemo } from "react";
import { useTicketNotes } from "../review/notes/use-ticket-notes.ts";
import { notesOfReview, type ReviewDraft, reviewDraftIn } from "./draft.ts";
import type { ReviewedCases } from "./verdicts.ts";

/** The reviewer's verdicts and comment, kept as notes of the ticket while they grow. */
export function useReviewDraft(occurrenceId: string, certification: ReviewedCases, mayDecide: boolean) {
  const kept = useTicketNotes(occurrenceId, mayDecide);
  const { colleagues } = kept;
  const draft = useMemo(
    () => reviewDraftIn(certification, kept.draft, colleagues),
    [certification, kept.draft, colleagues],
  );
  const { change: keep } = kept;
  const change = useCallback(
    (next: (before: ReviewDraft) => ReviewDraft) =>
      keep((notes) => {
        const before = reviewDraftIn(certification, notes, colleagues);
        return notesOfReview(notes, before, next(before));
      }),
    [keep, certification, colleagues],
  );
  return { kept, draft, change };
}
