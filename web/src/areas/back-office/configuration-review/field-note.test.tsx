/** @jest-environment jsdom */
import { useState } from "react";
import { pt, screen, show } from "../../../../testing/show.tsx";
import type { ReviewNotes } from "../review/notes/review-notes.ts";
import { AskButton, NoteField, PastAdjustment } from "./field-note.tsx";

const words = pt["back-office-form"].adjust;
const named = (text: string) => text.replace("{field}", "Site");

function Field() {
  const [notes, onChange] = useState<ReviewNotes>([]);
  const note = { field: "website", label: "Site", notes, onChange };
  return (
    <>
      <AskButton {...note} />
      <NoteField {...note} />
      <output>{notes.map(({ field, comment }) => `${field}: ${comment}`).join()}</output>
    </>
  );
}
const noted = () => screen.getByRole("status").textContent;

test("an adjustment is asked for beside its field, and taken back, without losing the focus", async () => {
  const { person } = show(<Field />);
  await person.click(screen.getByRole("button", { name: named(words.askIn) }));
  expect(screen.queryByRole("button", { name: named(words.askIn) })).toBeNull();
  const text = screen.getByRole("textbox", { name: named(words.comment) });
  expect(document.activeElement).toBe(text);
  await person.type(text, "Fora do ar.");
  expect(noted()).toBe("website: Fora do ar.");
  await person.click(screen.getByRole("button", { name: named(words.remove) }));
  expect(noted()).toBe("");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: named(words.askIn) }));
});

const review = {
  comment: null,
  adjustments: [{ field: "website", comment: "Fora do ar." }],
  reviewedAt: "2026-11-22T17:21:41.558Z",
};
test("what was asked for in the round before stands at its field alone", () => {
  show(<PastAdjustment field="website" review={review} />);
  expect(screen.getByText(words.past).parentElement?.textContent).toContain("Fora do ar.");
});
test("at another field nothing was asked for", () => {
  show(<PastAdjustment field="statusUrl" review={review} />);
  expect(screen.queryByText(words.past)).toBeNull();
});
