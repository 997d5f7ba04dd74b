/** @jest-environment jsdom */
import { certificationSchema } from "@portal/shared/certification/model.ts";
import type { ReturnRemark } from "@portal/shared/certification/return-remarks.ts";
import { certificationRoutes } from "@portal/shared/certification/routes.data.ts";
import { screen, show } from "../../../../testing/show.tsx";
import { type CaseProgress, certificationProgress } from "../progress/progress.ts";
import { CaseStateText } from "./case-state-text.tsx";

const [first] = certificationProgress(certificationSchema.parse(certificationRoutes.get.answer), []);
if (!first) throw new Error("The route's example tests nothing.");

const contradiction = (field: string, refuses = true): ReturnRemark => ({
  code: "number-format",
  field,
  refuses,
  caseIds: [],
});

const states: readonly (readonly [said: string, entry: Partial<CaseProgress>])[] = [
  ["Falta 1 dado", { state: "incomplete", missing: ["testedOn"] }],
  ["Faltam 2 dados", { state: "incomplete", missing: ["testedOn", "valueCents"] }],
  ["Corrija 1 dado", { state: "faulty", remarks: [contradiction("platformUsn")] }],
  [
    "Corrija 2 dados",
    {
      state: "faulty",
      // What is only pointed out need not be corrected.
      remarks: [
        contradiction("platformUsn"),
        contradiction("testedOn"),
        contradiction("cardUsns.elo", false),
      ],
    },
  ],
  ["Completo", { state: "complete", remarks: [contradiction("testedOn", false)] }],
  ["Não preenchido", { state: "untouched", missing: ["testedOn"] }],
  ["Aprovado", { state: "passed" }],
];
test.each(states)("a case says how far it is: %s", (said, entry) => {
  show(
    <p>
      <CaseStateText entry={{ ...first, missing: [], remarks: [], ...entry }} />
    </p>,
  );
  expect(screen.getByRole("paragraph").textContent).toBe(said);
});
