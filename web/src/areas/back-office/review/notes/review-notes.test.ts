import { addNote, dropNote, writeNote, writtenText } from "./review-notes.ts";

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
    expect(
      writtenText([
        ["Website", "Use https."],
        ["Hash", " "],
        ["Comment", undefined],
        ["User", "Ana"],
      ]),
    ).toBe("Website: Use https.\nUser: Ana");
  });
});
