import * as z from "zod/mini";
import { defineContract } from "../contract.ts";
import { id, isAutomatic, optional, paragraph, version } from "../field/fields.ts";
import { pageOf, pageQuery } from "../paging.ts";
import { productIdSchema } from "../product.ts";
import { revisionNumber } from "../stage/revision.ts";
import { notesVersion, wordErrors } from "../stage/words.ts";
import {
  caseIdSchema,
  caseReturnSchema,
  caseReviewSchema,
  certificationAttemptSchema,
  certificationSchema,
} from "./model.ts";
import { certificationRevisionSchema } from "./revision.ts";
import { certificationRules } from "./test-cases.data.ts";

const path = "/api/companies/{companyId}/certifications/{product}";
const params = z.strictObject({ companyId: id, product: productIdSchema });
const changed = ["version-conflict", "action-not-allowed", "stage-locked"] as const;
const reviewBody = z.strictObject({
  version,
  notesVersion,
  comment: optional(paragraph(2000)),
  reviews: z.array(caseReviewSchema).check(z.maxLength(certificationRules.length)),
});

export const certificationContract = defineContract("certification", {
  get: {
    method: "GET",
    path,
    roles: ["client", "support"],
    summary: "A company's certification; before it begins, what its configuration would ask for.",
    params,
    returns: certificationSchema,
  },
  begin: {
    method: "POST",
    path: `${path}/begin`,
    roles: ["client"],
    summary: "Begins with the cases that the configuration makes mandatory.",
    params,
    body: z.strictObject({ version }),
    returns: certificationSchema,
    errors: changed,
  },
  select: {
    method: "PUT",
    path: `${path}/selection`,
    roles: ["client"],
    summary: "Chooses the optional cases; mandatory ones stay, and so does the evidence of every case.",
    params,
    body: z.strictObject({
      version,
      caseIds: z.array(caseIdSchema).check(z.maxLength(certificationRules.length)),
    }),
    returns: certificationSchema,
    errors: changed,
  },
  saveReturn: {
    method: "PUT",
    path: `${path}/returns/{caseId}`,
    roles: ["client"],
    summary: "Keeps what came back from the test of one case.",
    params: z.strictObject({ ...params.shape, caseId: caseIdSchema }),
    body: z.strictObject({ version, return: caseReturnSchema, isAutomatic }),
    returns: certificationSchema,
    errors: changed,
  },
  send: {
    method: "POST",
    path: `${path}/send`,
    roles: ["client"],
    summary: "Sends the returns to support; they are read-only from then on.",
    params,
    body: z.strictObject({ version }),
    returns: certificationSchema,
    errors: [...changed, "certification-incomplete", "nothing-corrected"],
  },
  getRevision: {
    method: "GET",
    path: `${path}/revisions/{revision}`,
    roles: ["client", "support"],
    summary: "The returns as they were sent, the first time or any other.",
    params: z.strictObject({ ...params.shape, revision: revisionNumber }),
    returns: certificationRevisionSchema,
  },
  reject: {
    method: "POST",
    path: `${path}/reject`,
    roles: ["support"],
    summary: "Gives the certification back with a verdict on every case.",
    params,
    body: reviewBody,
    returns: certificationSchema,
    errors: [...changed, ...wordErrors, "review-incomplete"],
  },
  conclude: {
    method: "POST",
    path: `${path}/conclude`,
    roles: ["support"],
    summary: "Certifies the integration; every mandatory case has passed.",
    params,
    body: reviewBody,
    returns: certificationSchema,
    errors: [...changed, ...wordErrors, "review-incomplete", "mandatory-case-failed"],
  },
  restart: {
    method: "POST",
    path: `${path}/restart`,
    roles: ["client"],
    summary: "Archives the attempt and begins again with the configuration as it is approved now.",
    params,
    body: z.strictObject({ version }),
    returns: certificationSchema,
    errors: changed,
  },
  listAttempts: {
    method: "GET",
    path: `${path}/attempts`,
    roles: ["client", "support"],
    summary: "Attempts that a restart archived, newest first.",
    params,
    query: z.strictObject(pageQuery),
    returns: pageOf(certificationAttemptSchema),
    errors: ["invalid-cursor"],
  },
});
