import { useCallback, useMemo } from "react";
import { useTicketNotes } from "../review/use-ticket-notes.ts";
import { notesOfReview, type ReviewDraft, reviewDraftIn } from "./draft.ts";
import type { Reviewed } from "./verdicts.ts";

/** The reviewer's verdicts and comment, kept as notes of the ticket while they grow. */
export function useReviewDraft(occurrenceId: string, certification: Reviewed, mayDecide: boolean) {
  const kept = useTicketNotes(occurrenceId, mayDecide);
  const draft = useMemo(() => reviewDraftIn(certification, kept.draft), [certification, kept.draft]);
  const { change: keep } = kept;
  const change = useCallback(
    (next: (before: ReviewDraft) => ReviewDraft) =>
      keep((before) => notesOfReview(next(reviewDraftIn(certification, before)))),
    [keep, certification],
  );
  return { kept, draft, change };
}
