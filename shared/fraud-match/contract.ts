import * as z from "zod/mini";
import { defineContract } from "../contract.ts";
import { id } from "../field/fields.ts";
import { fraudCertificationSchema, scenarioIdSchema } from "../fraud-certification/model.ts";
import { fraudScenarioIds } from "../fraud-prevention/model.ts";
import { matchRoutesOf } from "../stage/certification/match-contract.ts";
import { fraudFindingsSchema, fraudProofSchema } from "./model.ts";

export const fraudMatchContract = defineContract(
  "fraud-match",
  matchRoutesOf({
    path: "/api/companies/{companyId}/fraud-certification/matches",
    params: { companyId: id },
    caseId: scenarioIdSchema,
    caseIds: z.array(scenarioIdSchema).check(z.minLength(1), z.maxLength(fraudScenarioIds.length)),
    findings: fraudFindingsSchema,
    view: fraudCertificationSchema,
    proof: fraudProofSchema,
    summaries: {
      find: "What the newest analysed orders of the company's sandbox stores say of each scenario.",
      use: "Fills in the returns of these scenarios from the orders that prove them, and keeps those orders.",
      getProof: "The order that a scenario's return was filled in from, as it was kept.",
    },
  }),
);
