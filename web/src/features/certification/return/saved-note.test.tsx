/** @jest-environment jsdom */
import { screen, show } from "../../../../testing/show.tsx";
import type { CaseProgress } from "../progress/progress.ts";
import { SavedNote } from "./case-panel.tsx";

const remark = { code: "number-format", field: "platformUsn", refuses: true, caseIds: [] } as const;
type Told = Pick<CaseProgress, "given" | "missing" | "remarks">;
const told: Told = { given: { isWebservice: true }, missing: [], remarks: [] };

const noteOf = (change: Partial<Told>): string => {
  show(
    <output>
      <SavedNote current={{ ...told, ...change }} />
    </output>,
    "en",
  );
  return screen.getByRole("status").textContent ?? "";
};

test("a case that contradicts itself is not called complete beside what is to be corrected", () => {
  expect(noteOf({ remarks: [remark, { ...remark, code: "number-twice" }] })).toBe("2 items to correct");
});

test("a case that lacks something and contradicts itself says both", () => {
  expect(noteOf({ missing: ["testedOn"], remarks: [remark] })).toMatch(/^Missing: .+ · 1 item to correct$/);
});

test("a case is complete once nothing keeps it from being sent", () => {
  expect(noteOf({ remarks: [{ ...remark, refuses: false }] })).toBe("Complete");
});
