import * as z from "zod/mini";
import { defineContract } from "../contract.ts";
import { id, version } from "../field/fields.ts";
import { fraudCertificationSchema, scenarioIdSchema } from "../fraud-certification/model.ts";
import { fraudScenarioIds } from "../fraud-prevention/model.ts";
import { revisionNumber } from "../stage/revision.ts";
import { fraudFindingsSchema, fraudProofSchema } from "./model.ts";

const path = "/api/companies/{companyId}/fraud-certification/matches";
const params = z.strictObject({ companyId: id });

export const fraudMatchContract = defineContract("fraud-match", {
  find: {
    method: "GET",
    path,
    roles: ["client", "support"],
    summary: "What the newest analysed orders of the company's sandbox stores say of each scenario.",
    params,
    returns: fraudFindingsSchema,
  },
  use: {
    method: "POST",
    path: `${path}/use`,
    roles: ["client"],
    summary:
      "Fills in the returns of these scenarios from the orders that prove them, and keeps those orders.",
    params,
    body: z.strictObject({
      version,
      caseIds: z.array(scenarioIdSchema).check(z.minLength(1), z.maxLength(fraudScenarioIds.length)),
    }),
    returns: fraudCertificationSchema,
    errors: ["version-conflict", "action-not-allowed", "stage-locked"],
  },
  getProof: {
    method: "GET",
    path: `${path}/{attempt}/{caseId}`,
    roles: ["client", "support"],
    summary: "The order that a scenario's return was filled in from, as it was kept.",
    params: z.strictObject({ ...params.shape, attempt: revisionNumber, caseId: scenarioIdSchema }),
    returns: fraudProofSchema,
  },
});
