import { type CaseProof, caseCorrection } from "./proof.ts";

interface Return {
  readonly isWebservice?: boolean;
  readonly platformUsn?: string;
  readonly notes?: string | undefined;
}

const before: CaseProof<Return> = {
  given: { isWebservice: true, platformUsn: "12345", notes: "Primeira." },
  files: [{ id: "1", fileName: "tela.png" }],
};
const now = (changes: Partial<CaseProof<Return>>): CaseProof<Return> => ({ ...before, ...changes });

test.each([
  ["nothing at all", {}, "open"],
  ["another number", { given: { ...before.given, platformUsn: "999" } }, "changed"],
  ["another file", { files: [{ id: "2", fileName: "tela.png" }] }, "changed"],
  ["a file less", { files: [] }, "changed"],
  ["a new note alone", { given: { ...before.given, notes: "O banco estava fora do ar." } }, "answered"],
  ["a note less", { given: { ...before.given, notes: undefined } }, "open"],
  ["a note and another number", { given: { platformUsn: "1", notes: "Refeito." } }, "changed"],
] as const)("a failed case that comes back with %s is judged by that", (_, changes, correction) => {
  expect(caseCorrection(before, now(changes))).toBe(correction);
});
