/** @jest-environment jsdom */
import { pt, screen, show } from "../../../../testing/show.tsx";
import { ApiError } from "../../../lib/api/api-error.ts";
import { AutosaveNote, agoText } from "./autosave-note.tsx";
import type { AutosaveShown } from "./use-form-autosave.ts";

test("how long ago it was saved is said in every language, in steps", () => {
  const ago = (seconds: number) => agoText(seconds * 1000, "en");
  expect([0, 4, 5, 59, 60, 125, 3600].map(ago)).toEqual([
    "now",
    "now",
    "5 seconds ago",
    "55 seconds ago",
    "1 minute ago",
    "2 minutes ago",
    "1 hour ago",
  ]);
  expect(agoText(5000, "pt")).toBe("há 5 segundos");
  expect(agoText(0, "es")).toBe("ahora");
});

describe("beside a form that saves itself stands", () => {
  const words = pt.autosave;
  const note = (autosave: Partial<AutosaveShown> | undefined, isDirty = false) => {
    const state: AutosaveShown = { status: "idle", refusal: undefined, saveNow: async () => true };
    show(
      <p data-testid="note">
        <AutosaveNote
          form={{ autosave: autosave && { ...state, ...autosave }, isDirty }}
          before="antes"
          after="falta"
        />
      </p>,
    );
    return screen.getByTestId("note").textContent ?? "";
  };
  const savedAt = Date.now();

  test.each([
    ["what was there before, where it saves nothing", undefined, true, "antes", "falta"],
    ["what was there before, until something is typed", {}, false, "antes", "falta"],
    ["that something is unsaved", {}, true, pt.shell.ui.unsaved, "antes"],
    ["that it is saving", { status: "saving" }, true, words.saving, pt.shell.ui.unsaved],
    ["that it cannot be reached", { status: "unreachable" }, true, words.unreachable, pt.shell.ui.unsaved],
    ["when it was saved, and what is missing", { status: "saved", savedAt }, false, "falta", "antes"],
    ["that something is unsaved again", { status: "saved", savedAt }, true, pt.shell.ui.unsaved, "falta"],
  ] as const)("%s", (_what, autosave, isDirty, said, unsaid) => {
    const text = note(autosave, isDirty);
    expect(text).toContain(said);
    expect(text).not.toContain(unsaid);
  });

  test("why it was refused, until what was refused is gone", () => {
    const refusal = new ApiError("forbidden");
    expect(note({ status: "refused", refusal }, true)).toContain(pt.errors.code.forbidden);
    document.body.replaceChildren();
    expect(note({ status: "refused", refusal }, false)).toBe("antes");
  });
});
