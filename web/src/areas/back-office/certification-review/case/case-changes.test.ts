import type { CertificationRevision } from "@portal/shared/certification/model.ts";
import { caseChanges } from "./case-changes.ts";

const sending = (changes: Partial<CertificationRevision>): CertificationRevision => ({
  revision: 1,
  attempt: 1,
  sentAt: "2026-11-20T10:00:00Z",
  sentBy: { sub: "1", name: "Ana Souza" },
  selected: ["card-approved", "card-denied"],
  returns: { "card-approved": { platformUsn: "1" }, "card-denied": { platformUsn: "2" } },
  files: {},
  ...changes,
});
const review = (verdict: "passed" | "failed") => ({
  verdict,
  feedback: null,
  reviewedAt: "2026-11-21T10:00:00Z",
});
const reviews = { "card-approved": review("passed"), "card-denied": review("failed") };
const kinds = (now: Partial<CertificationRevision>) =>
  Object.fromEntries(
    [...caseChanges(reviews, sending({}), sending(now))].map(([id, { kind }]) => [id, kind]),
  );

test("a case that failed is corrected, answered or as it was; one that passed is not looked at again", () => {
  const returns = sending({}).returns;
  expect(kinds({})).toEqual({ "card-denied": "open" });
  expect(kinds({ returns: { ...returns, "card-denied": { platformUsn: "9" } } })).toEqual({
    "card-denied": "changed",
  });
  expect(
    kinds({ returns: { ...returns, "card-denied": { platformUsn: "2", notes: "Banco fora." } } }),
  ).toEqual({
    "card-denied": "answered",
  });
  expect(kinds({ files: { "card-denied": [{ id: "1", fileName: "log.txt" }] } })).toEqual({
    "card-denied": "changed",
  });
});

test("a case that was chosen since is new, and another attempt is not compared", () => {
  expect(kinds({ selected: ["card-denied", "store-card"] })).toMatchObject({ "store-card": "new" });
  expect(kinds({ attempt: 2 })).toEqual({});
});
