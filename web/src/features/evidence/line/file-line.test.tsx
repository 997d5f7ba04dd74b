/** @jest-environment jsdom */
import type { EvidenceFile } from "@portal/shared/evidence/model.ts";
import { evidenceRoutes } from "@portal/shared/evidence/routes.data.ts";
import { pt, screen, showKnowing } from "../../../../testing/show.tsx";
import { FileLine } from "./file-line.tsx";
import { type RowState, takenPlaces } from "./rows.ts";

const signed = evidenceRoutes.sign.answer;
if (!signed) throw new Error("The route shows no file.");
const file: EvidenceFile = { ...signed.file, status: "clean" };
const words = pt.evidence.act;
const named = (text: string) => text.replace("{name}", file.fileName);
const acts = { cancel: jest.fn(), retry: jest.fn(), remove: jest.fn() };

function showLine(state: RowState, own: EvidenceFile | undefined = file, mayChange = true) {
  const { id: key, fileName, sizeBytes } = file;
  return showKnowing(
    <ul>
      <FileLine
        companyId="company"
        country="BR"
        line={{ row: { key, fileName, sizeBytes, file: own }, state }}
        acts={mayChange ? acts : undefined}
        onPreview={() => undefined}
        onCheckAgain={() => undefined}
      />
    </ul>,
    [],
  );
}
const buttons = () =>
  screen
    .queryAllByRole("button")
    .map((button) => button.getAttribute("aria-label") ?? button.textContent)
    .toSorted();

test("a file that passed is looked at, fetched and removed; who only reads does not remove it", () => {
  showLine({ name: "clean" });
  expect(buttons()).toEqual([named(words.download), named(words.remove), named(words.preview)].toSorted());
});
test("support reads it without changing it", () => {
  showLine({ name: "clean" }, file, false);
  expect(buttons()).toEqual([named(words.download), named(words.preview)].toSorted());
});

test("while it is sent, it can only be cancelled, and says how far it is", () => {
  showLine({ name: "uploading", done: 0.42 }, undefined);
  expect(buttons()).toEqual([named(words.cancel)]);
  expect(screen.getByRole<HTMLProgressElement>("progressbar").value).toBe(42);
});

test("a failed one is tried again or put away, without a word of how far it was", async () => {
  const { person } = showLine({ name: "failed", failure: { kind: "offline" } }, undefined);
  expect(buttons()).toEqual([named(words.dismiss), named(words.retry)].toSorted());
  expect(screen.queryByRole("progressbar")).toBeNull();
  await person.click(screen.getByRole("button", { name: named(words.retry) }));
  expect(acts.retry).toHaveBeenCalledTimes(1);
});

test("an inspection that takes long can be asked after, and its bar stops", () => {
  showLine({ name: "inspecting", isLate: true, isSent: true });
  expect(screen.getByRole("button", { name: words.checkAgain })).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole("progressbar")).toBeNull();
});
test("one that just began has a bar without an end", () => {
  showLine({ name: "inspecting", isLate: false, isSent: true });
  expect(screen.queryByRole("button", { name: words.checkAgain })).toBeNull();
  expect(screen.getByRole("progressbar").hasAttribute("value")).toBe(false);
});

test("a refused file says why and keeps no place", () => {
  showLine({ name: "refused", refusal: "hidden-content" });
  expect(screen.getByText(pt.evidence.refusal["hidden-content"])).toBeInstanceOf(HTMLElement);
  expect(
    takenPlaces([
      { name: "refused", refusal: null },
      { name: "unfit", reason: "too-many" },
      { name: "failed", failure: { kind: "offline" } },
      { name: "clean" },
      { name: "uploading", done: 0.5 },
    ]),
  ).toBe(2);
});
