import type { EvidenceFile } from "@portal/shared/evidence/model.ts";
import type { Upload, UploadStep } from "../upload/upload.ts";
import { formatSize } from "./format-size.ts";
import { rowsOf, stateOf, takenPlaces } from "./rows.ts";
import { newsOf } from "./use-announcement.ts";

const fileOf = (id: string, status: EvidenceFile["status"] = "clean"): EvidenceFile => ({
  id,
  product: "online-payment",
  caseId: null,
  attempt: 0,
  fileName: `${id}.png`,
  contentType: "image/png",
  sizeBytes: 5,
  status,
  refusal: status === "refused" ? "damaged" : null,
  createdAt: "2026-11-21T20:00:00.000Z",
  inspectedAt: null,
});
const uploadOf = (id: string, step: UploadStep, fileId?: string): Upload => ({
  id,
  place: { companyId: "C", product: "online-payment" },
  file: new File(["bytes"], `${id}.png`),
  step,
  beganAt: {},
  fileId,
});
const never = () => false;
const failed: UploadStep = { name: "failed", failure: { kind: "offline" } };

test("an upload and the file that it became are one line, which never changes places", () => {
  const sending = [
    uploadOf("one", { name: "uploading", done: 0.5 }, "F1"),
    uploadOf("two", { name: "waiting" }),
  ];
  const before = rowsOf([fileOf("OLD")], sending).map(({ key }) => key);
  const sent = [uploadOf("one", { name: "clean" }, "F1"), uploadOf("two", { name: "inspecting" }, "F2")];
  const files = [fileOf("F2", "awaiting-upload"), fileOf("F1"), fileOf("OLD")];
  expect(before).toEqual(["OLD", "one", "two"]);
  expect(rowsOf(files, sent).map(({ key }) => key)).toEqual(before);
});

test("a file that is listed before its sender knows of it is not shown twice", () => {
  const listed = [
    { ...fileOf("F1", "awaiting-upload"), fileName: "one.png" },
    { ...fileOf("F2"), fileName: "one.png" },
  ];
  const rows = rowsOf(listed, [uploadOf("one", { name: "signing" })]);
  expect(rows.map(({ key }) => key)).toEqual(["F2", "one"]);
});

test.each([
  ["another upload", { fileName: "two.png" }, { name: "signing" }],
  ["another size", { sizeBytes: 6 }, { name: "signing" }],
  ["an upload that is not being signed", {}, { name: "waiting" }],
] as const)("a listed file of %s keeps a line of its own", (_what, changes, step) => {
  const listed = [{ ...fileOf("F1", "awaiting-upload"), fileName: "one.png", ...changes }];
  expect(rowsOf(listed, [uploadOf("one", step)]).map(({ key }) => key)).toEqual(["F1", "one"]);
});

test("an accepted file that somebody removed leaves no line behind", () => {
  expect(rowsOf([], [uploadOf("one", { name: "clean" }, "F1")])).toEqual([]);
});

test("what is stored, and what is on its way, takes a place; what failed or was refused does not", () => {
  const rows = rowsOf(
    [fileOf("A"), fileOf("B", "refused"), fileOf("F1", "awaiting-upload")],
    [
      uploadOf("one", { name: "inspecting" }, "F1"),
      uploadOf("two", { name: "waiting" }),
      uploadOf("three", failed),
      uploadOf("four", { name: "unfit", reason: "file-empty" }),
    ],
  );
  expect(takenPlaces(rows.map((row) => stateOf(row, never)))).toBe(3);
});

test("a failed upload says so although its place in the store is still open", () => {
  const [row] = rowsOf([fileOf("F1", "awaiting-upload")], [uploadOf("one", failed, "F1")]);
  expect(row && stateOf(row, never)).toEqual(failed);
});

test("an upload whose answer got lost is what the inspection says", () => {
  const [row] = rowsOf([fileOf("F1", "refused")], [uploadOf("one", failed, "F1")]);
  expect(row && stateOf(row, never)).toEqual({ name: "refused", refusal: "damaged" });
});

test("a file that waits too long says that it is late", () => {
  const [row] = rowsOf([fileOf("F1", "awaiting-upload")], []);
  expect(row && stateOf(row, never)).toEqual({ name: "inspecting", isLate: false, isSent: false });
  expect(row && stateOf(row, () => true)).toEqual({ name: "inspecting", isLate: true, isSent: false });
});

describe("what a screen reader is told", () => {
  const lines = (step: UploadStep) =>
    rowsOf([], [uploadOf("one", step)]).map((row) => ({ row, state: stateOf(row, never) }));

  test("is nothing about the files that were there from the beginning", () => {
    expect(newsOf(undefined, lines(failed))).toEqual([]);
    const old = rowsOf([fileOf("OLD")], []).map((row) => ({ row, state: stateOf(row, never) }));
    expect(newsOf(new Map(), old)).toEqual([]);
  });

  test("is each ending once, and not every percent", () => {
    const sending = new Map([["one", "uploading" as const]]);
    expect(newsOf(sending, lines({ name: "uploading", done: 0.7 }))).toEqual([]);
    expect(newsOf(sending, lines(failed))).toHaveLength(1);
    expect(newsOf(new Map([["one", "failed" as const]]), lines(failed))).toEqual([]);
  });

  test("is a file that was refused before it was ever listed", () => {
    expect(newsOf(new Map(), lines({ name: "unfit", reason: "file-type" }))).toHaveLength(1);
  });
});

test("sizes are written as file managers write them", () => {
  const sizes = [1, 1023, 1024, 1024 * 1024 - 1, 1024 * 1024, 1.5 * 1024 * 1024].map((size) =>
    formatSize(size, "en"),
  );
  expect(sizes).toEqual(["1 byte", "1,023 bytes", "1 kB", "1,024 kB", "1 MB", "1.5 MB"]);
});
