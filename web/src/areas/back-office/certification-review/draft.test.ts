import type { SignedNote } from "@portal/shared/occurrence/notes.ts";
import { draftIn, notesFrom } from "../review/notes/notes-draft.ts";
import { notesOfReview, reviewDraftIn } from "./draft.ts";
import { judge } from "./verdicts.ts";

const certification = {
  selected: ["card-approved" as const, "card-denied" as const, "card-error" as const],
  reviews: {
    "card-approved": { verdict: "passed" as const, feedback: null, reviewedAt: "2026-11-20T10:00:00Z" },
  },
};
const blank = { comment: "", entries: {} };
const failed = { verdict: "failed" as const, feedback: "No status." };

test("a review that is not sent yet is there again, and only what was touched became a note", () => {
  const before = reviewDraftIn(certification, blank);
  const after = { comment: "Almost there.", judgements: judge(before.judgements, "card-denied", failed) };
  const notes = notesFrom(notesOfReview(blank, before, after));
  expect(notes.entries.map(({ subject }) => subject)).toEqual(["card-denied"]);
  expect(reviewDraftIn(certification, draftIn({ notes }))).toEqual(after);
});

test("a verdict that passed before can be taken back, and stays taken back", () => {
  const before = reviewDraftIn(certification, blank);
  const back = { verdict: undefined, feedback: "Look again." };
  const judgements = judge(before.judgements, "card-approved", back);
  const notes = notesOfReview(blank, before, { ...before, judgements });
  expect(
    reviewDraftIn(certification, draftIn({ notes: notesFrom(notes) })).judgements["card-approved"],
  ).toEqual(back);
});

test("a colleague's verdicts count until one gives one's own, and his words are nobody else's", () => {
  const by = { sub: "carla", name: "Carla Dias" };
  const at = "2026-11-21T10:00:00Z";
  const colleagues: SignedNote[] = [
    { subject: "card-denied", verdict: "failed", text: "Half a sen", by, at },
  ];
  const before = reviewDraftIn(certification, blank, colleagues);
  expect(before.judgements["card-denied"]).toEqual({ verdict: "failed", feedback: "", by });
  const after = { ...before, judgements: judge(before.judgements, "card-error", { verdict: "passed" }) };
  expect(Object.keys(notesOfReview(blank, before, after).entries)).toEqual(["card-error"]);
  const own = judge(before.judgements, "card-denied", { feedback: "The amount differs." });
  expect(own["card-denied"]).toEqual({ verdict: "failed", feedback: "The amount differs." });
});
