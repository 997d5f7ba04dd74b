import { laidOnTop, type NotesDraft } from "./notes-draft.ts";

const draft = (entries: NotesDraft["entries"], comment = ""): NotesDraft => ({ comment, entries });
const nothing = draft({});

test("a note that was opened before the kept ones arrived stays open, beside them", () => {
  const merged = laidOnTop(
    nothing,
    draft({ statusUrl: { text: "" } }),
    draft({ website: { text: "Publish it." } }, "Almost."),
    "mine",
  );
  expect(merged).toEqual(draft({ statusUrl: { text: "" }, website: { text: "Publish it." } }, "Almost."));
});

test("what a colleague wrote meanwhile is not covered by a note that is still empty", () => {
  const merged = laidOnTop(
    nothing,
    draft({ statusUrl: { text: "" } }),
    draft({ statusUrl: { text: "Use /v2." } }),
    "mine",
  );
  expect(merged).toEqual(draft({ statusUrl: { text: "Use /v2." } }));
});
