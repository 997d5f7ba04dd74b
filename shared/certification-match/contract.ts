import * as z from "zod/mini";
import { caseIdSchema, certificationSchema } from "../certification/model.ts";
import { certificationRules } from "../certification/test-cases.data.ts";
import { defineContract } from "../contract.ts";
import { id, line } from "../field/fields.ts";
import { productIdSchema } from "../product.ts";
import { matchRoutesOf } from "../stage/certification/match-contract.ts";
import { findingsSchema, matchProofSchema } from "./model.ts";

const { find, ...others } = matchRoutesOf({
  path: "/api/companies/{companyId}/certifications/{product}/matches",
  params: { companyId: id, product: productIdSchema },
  caseId: caseIdSchema,
  caseIds: z.array(caseIdSchema).check(z.minLength(1), z.maxLength(certificationRules.length)),
  findings: findingsSchema,
  view: certificationSchema,
  proof: matchProofSchema,
  summaries: {
    find: "What the newest calls of the company's sandbox stores say of each case that is tested.",
    use: "Fills in the returns of these cases from the calls that prove them, and keeps those calls.",
    getProof: "The calls that a return was filled in from, as they were kept.",
  },
});

export const certificationMatchContract = defineContract("certification-match", {
  find: { ...find, query: z.strictObject({ seen: z.optional(line(80)) }) },
  ...others,
});
