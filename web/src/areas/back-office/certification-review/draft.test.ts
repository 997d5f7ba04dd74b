import { draftIn, notesFrom } from "../review/notes-draft.ts";
import { notesOfReview, reviewDraftIn } from "./draft.ts";

const certification = {
  selected: ["card-approved" as const, "card-denied" as const],
  reviews: {
    "card-approved": { verdict: "passed" as const, feedback: null, reviewedAt: "2026-11-20T10:00:00Z" },
  },
};
const draft = {
  judgements: { "card-denied": { verdict: "failed" as const, feedback: "No status." } },
  comment: "Almost there.",
};

test("a review that is not sent yet is there again for whoever opens it next", () => {
  const notes = draftIn({ notes: notesFrom(notesOfReview(draft)) });
  expect(reviewDraftIn(certification, notes)).toEqual({
    comment: "Almost there.",
    judgements: { "card-approved": { verdict: "passed", feedback: "" }, ...draft.judgements },
  });
});

test("a verdict that passed before can be taken back, and stays taken back", () => {
  const judgements = { "card-approved": { verdict: undefined, feedback: "Look again." } };
  const notes = draftIn({ notes: notesFrom(notesOfReview({ judgements, comment: "" })) });
  expect(reviewDraftIn(certification, notes).judgements["card-approved"]).toEqual({
    verdict: undefined,
    feedback: "Look again.",
  });
});
