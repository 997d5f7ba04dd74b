import { maxFilesPerCase } from "@portal/shared/evidence/model.ts";
import { decideAdd } from "./decide.ts";

const declaration = {
  product: "online-payment",
  caseId: "card-approved",
  fileName: "tela.png",
  contentType: "image/png",
  sizeBytes: 100,
  sha256: `${"A".repeat(43)}=`,
} as const;
const adding = {
  id: "01JD0000000000000000000001",
  companyId: "01JD0000000000000000000000",
  certification: { attempt: 2, selected: ["card-approved"] },
  files: [],
  at: "2026-11-20T12:00:00.000Z",
};
const filesOf = (status: "clean" | "refused", attempt = 2) =>
  Array.from({ length: maxFilesPerCase }, () => ({ caseId: "card-approved", attempt, status }));

test("a declared file waits a day for its bytes, in the attempt that is under way", () => {
  expect(decideAdd(adding, declaration)).toMatchObject({
    caseId: "card-approved",
    attempt: 2,
    status: "awaiting-upload",
    createdAt: adding.at,
    ttl: Date.parse("2026-11-21T12:00:00.000Z") / 1000,
  });
});

test("a trial upload belongs to no case and no attempt", () => {
  const { caseId: _, ...trial } = declaration;
  const item = decideAdd({ ...adding, certification: undefined, files: filesOf("clean") }, trial);
  expect(item).toMatchObject({ caseId: null, attempt: 0 });
});

test("a case that is not selected takes no file", () => {
  const certification = { attempt: 2, selected: [] };
  expect(() => decideAdd({ ...adding, certification }, declaration)).toThrow("action-not-allowed");
});

test("a case is full by what was not refused in this attempt alone", () => {
  const full = { ...adding, files: filesOf("clean") };
  expect(() => decideAdd(full, declaration)).toThrow("evidence-limit-reached");
  for (const files of [filesOf("refused"), filesOf("clean", 1), filesOf("clean").slice(1)]) {
    expect(decideAdd({ ...adding, files }, declaration).status).toBe("awaiting-upload");
  }
});
