import { configurationFields } from "@portal/shared/configuration/model.ts";
import { reviewMarks } from "./review-marks.ts";

const before = {
  solutionModel: "rest",
  website: "https://loja.example.com",
  hashUrl: "https://loja.example.com/h",
} as const;
const review = {
  comment: null,
  reviewedAt: "2026-11-20T10:00:00Z",
  adjustments: [
    { field: "website" as const, comment: "Use o endereço público." },
    { field: "hashUrl" as const, comment: "Não responde." },
    { field: "statusUrl" as const, comment: "Falta." },
  ],
};
const kinds = (draft: object, answers = {}, of: typeof review | null = review) =>
  Object.fromEntries(
    reviewMarks(configurationFields, { draft: { ...before, ...draft }, review: of, answers }, before).map(
      ({ field, kind }) => [field, kind],
    ),
  );

test("a solution model that is swapped while something else is corrected does not pass unseen", () => {
  expect(kinds({ solutionModel: "html", website: "https://www.loja.example.com" })).toEqual({
    website: "changed",
    hashUrl: "open",
    statusUrl: "open",
    solutionModel: "unasked",
  });
});

test("an answer is told from silence", () => {
  expect(kinds({}, { hashUrl: "Estava em manutenção." })).toMatchObject({
    hashUrl: "answered",
    website: "open",
  });
});

test("in a revision that the client opened nothing was asked, and every change is marked", () => {
  expect(kinds({ solutionModel: "html" }, {}, null)).toEqual({ solutionModel: "new" });
});
