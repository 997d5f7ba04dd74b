import { addNote, dropNote, notesAsText, type ReviewNotes, writeNote } from "./review-notes.ts";

const label = (field: string) => field.toUpperCase();

describe("a reviewer's notes", () => {
  it("keep one note a field, in the order in which they were made", () => {
    const notes = addNote(addNote(addNote([], "statusUrl"), "website"), "statusUrl");
    expect(notes.map(({ field }) => field)).toEqual(["statusUrl", "website"]);
  });

  it("asking twice for the same field does not lose what was written", () => {
    const written = writeNote(addNote([], "website"), "website", "Use the public address.");
    expect(addNote(written, "website")).toEqual(written);
  });

  it("forget a field whose note is dropped", () => {
    expect(dropNote(addNote(addNote([], "website"), "hashUrl"), "website")).toEqual([
      { field: "hashUrl", comment: "" },
    ]);
  });

  it("can be carried elsewhere as text when somebody else decided first", () => {
    const notes: ReviewNotes = [{ field: "website", comment: "Use https." }];
    expect(notesAsText(notes, "Call me.", label)).toBe("WEBSITE: Use https.\nCall me.");
    expect(notesAsText([], undefined, label)).toBe("");
  });
});
