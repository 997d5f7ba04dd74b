import * as z from "zod/mini";
import { caseIdSchema, certificationSchema } from "../certification/model.ts";
import { certificationRules } from "../certification/test-cases.data.ts";
import { defineContract } from "../contract.ts";
import { id, line, version } from "../field/fields.ts";
import { productIdSchema } from "../product.ts";
import { revisionNumber } from "../stage/revision.ts";
import { findingsSchema, matchProofSchema } from "./model.ts";

const path = "/api/companies/{companyId}/certifications/{product}/matches";
const params = z.strictObject({ companyId: id, product: productIdSchema });

export const certificationMatchContract = defineContract("certification-match", {
  find: {
    method: "GET",
    path,
    roles: ["client", "support"],
    summary: "What the newest calls of the company's sandbox stores say of each case that is tested.",
    params,
    query: z.strictObject({ seen: z.optional(line(80)) }),
    returns: findingsSchema,
  },
  use: {
    method: "POST",
    path: `${path}/use`,
    roles: ["client"],
    summary: "Fills in the returns of these cases from the calls that prove them, and keeps those calls.",
    params,
    body: z.strictObject({
      version,
      caseIds: z.array(caseIdSchema).check(z.minLength(1), z.maxLength(certificationRules.length)),
    }),
    returns: certificationSchema,
    errors: ["version-conflict", "action-not-allowed", "stage-locked"],
  },
  getProof: {
    method: "GET",
    path: `${path}/{attempt}/{caseId}`,
    roles: ["client", "support"],
    summary: "The calls that a return was filled in from, as they were kept.",
    params: z.strictObject({ ...params.shape, attempt: revisionNumber, caseId: caseIdSchema }),
    returns: matchProofSchema,
  },
});
