import * as z from "zod/mini";
import { defineContract } from "../contract.ts";
import { id } from "../field/fields.ts";
import { productIdSchema } from "../product.ts";
import { certificationRoutesOf } from "../stage/certification/contract.ts";
import {
  caseIdSchema,
  caseReturnSchema,
  caseReviewSchema,
  certificationAttemptSchema,
  certificationRevisionSchema,
  certificationSchema,
} from "./model.ts";
import { certificationRules } from "./test-cases.data.ts";

const changing = ["version-conflict", "action-not-allowed", "stage-locked"] as const;

export const certificationContract = defineContract(
  "certification",
  certificationRoutesOf({
    path: "/api/companies/{companyId}/certifications/{product}",
    params: { companyId: id, product: productIdSchema },
    caseId: caseIdSchema,
    caseIds: z.array(caseIdSchema).check(z.maxLength(certificationRules.length)),
    given: caseReturnSchema,
    reviews: z.array(caseReviewSchema).check(z.maxLength(certificationRules.length)),
    view: certificationSchema,
    sent: certificationRevisionSchema,
    archived: certificationAttemptSchema,
    changing,
    beginning: changing,
    concluding: [],
    summaries: {
      get: "A company's certification; before it begins, what its configuration would ask for.",
      begin: "Begins with the cases that the configuration makes mandatory.",
      select: "Chooses the optional cases; mandatory ones stay, and so does the evidence of every case.",
      saveReturn: "Keeps what came back from the test of one case.",
      send: "Sends the returns to support; they are read-only from then on.",
      getRevision: "The returns as they were sent, the first time or any other.",
      reject: "Gives the certification back with a verdict on every case.",
      conclude: "Certifies the integration; every mandatory case has passed.",
      restart: "Archives the attempt and begins again with the configuration as it is approved now.",
      listAttempts: "Attempts that a restart archived, newest first.",
    },
  }),
);
