import * as z from "zod/mini";
import { defineContract } from "../contract.ts";
import { id, isAutomatic, optional, paragraph, version } from "../field/fields.ts";
import { fraudScenarioIds } from "../fraud-prevention/model.ts";
import { pageOf, pageQuery } from "../paging.ts";
import { revisionNumber } from "../stage/revision.ts";
import { notesVersion, wordErrors } from "../stage/words.ts";
import {
  fraudAttemptSchema,
  fraudCertificationSchema,
  fraudRevisionSchema,
  scenarioIdSchema,
  scenarioReturnSchema,
  scenarioReviewSchema,
  signatureFormSchema,
} from "./model.ts";

const path = "/api/companies/{companyId}/fraud-certification";
const params = z.strictObject({ companyId: id });
const changed = ["version-conflict", "action-not-allowed"] as const;
const reviewBody = z.strictObject({
  version,
  notesVersion,
  comment: optional(paragraph(2000)),
  reviews: z.array(scenarioReviewSchema).check(z.maxLength(fraudScenarioIds.length)),
});
const reasoned = z.strictObject({ version, comment: paragraph(1000) });

export const fraudCertificationContract = defineContract("fraud-certification", {
  get: {
    method: "GET",
    path,
    roles: ["client", "support"],
    summary:
      "A company's certification of fraud prevention, scenario by scenario, and the contract's signature.",
    params,
    returns: fraudCertificationSchema,
  },
  begin: {
    method: "POST",
    path: `${path}/begin`,
    roles: ["client"],
    summary: "Begins with all scenarios.",
    params,
    body: z.strictObject({ version }),
    returns: fraudCertificationSchema,
    errors: [...changed, "stage-locked"],
  },
  select: {
    method: "PUT",
    path: `${path}/selection`,
    roles: ["client"],
    summary: "Chooses the scenarios to send next; those that passed stay, and so does the evidence of all.",
    params,
    body: z.strictObject({
      version,
      caseIds: z
        .array(scenarioIdSchema)
        .check(z.minLength(1, "required"), z.maxLength(fraudScenarioIds.length)),
    }),
    returns: fraudCertificationSchema,
    errors: changed,
  },
  saveReturn: {
    method: "PUT",
    path: `${path}/returns/{caseId}`,
    roles: ["client"],
    summary: "Keeps what came back from the test of one scenario.",
    params: z.strictObject({ ...params.shape, caseId: scenarioIdSchema }),
    body: z.strictObject({ version, return: scenarioReturnSchema, isAutomatic }),
    returns: fraudCertificationSchema,
    errors: changed,
  },
  send: {
    method: "POST",
    path: `${path}/send`,
    roles: ["client"],
    summary: "Sends the returns to support; they are read-only from then on.",
    params,
    body: z.strictObject({ version }),
    returns: fraudCertificationSchema,
    errors: [...changed, "certification-incomplete", "nothing-corrected"],
  },
  getRevision: {
    method: "GET",
    path: `${path}/revisions/{revision}`,
    roles: ["client", "support"],
    summary: "The returns as they were sent, the first time or any other.",
    params: z.strictObject({ ...params.shape, revision: revisionNumber }),
    returns: fraudRevisionSchema,
  },
  reject: {
    method: "POST",
    path: `${path}/reject`,
    roles: ["support"],
    summary: "Gives the certification back with a verdict on every scenario that was sent.",
    params,
    body: reviewBody,
    returns: fraudCertificationSchema,
    errors: [...changed, ...wordErrors, "review-incomplete"],
  },
  conclude: {
    method: "POST",
    path: `${path}/conclude`,
    roles: ["support"],
    summary: "Certifies fraud prevention: every scenario has passed and the contract is signed.",
    params,
    body: reviewBody,
    returns: fraudCertificationSchema,
    errors: [...changed, ...wordErrors, "review-incomplete", "mandatory-case-failed", "contract-not-signed"],
  },
  restart: {
    method: "POST",
    path: `${path}/restart`,
    roles: ["client"],
    summary: "Archives the attempt and begins again; the contract stays signed.",
    params,
    body: z.strictObject({ version }),
    returns: fraudCertificationSchema,
    errors: [...changed, "stage-locked"],
  },
  sign: {
    method: "POST",
    path: `${path}/signature`,
    roles: ["support"],
    summary: "Records that the contract was signed: when, and where it is found.",
    params,
    body: signatureFormSchema,
    returns: fraudCertificationSchema,
    errors: changed,
  },
  unsign: {
    method: "POST",
    path: `${path}/signature/withdrawal`,
    roles: ["support"],
    summary: "Takes a recorded signature back and says why.",
    params,
    body: reasoned,
    returns: fraudCertificationSchema,
    errors: changed,
  },
  reopen: {
    method: "POST",
    path: `${path}/reopen`,
    roles: ["support"],
    summary: "Takes a conclusion back together with the signature it stood on, and says why.",
    params,
    body: reasoned,
    returns: fraudCertificationSchema,
    errors: changed,
  },
  listAttempts: {
    method: "GET",
    path: `${path}/attempts`,
    roles: ["client", "support"],
    summary: "Attempts that a restart archived, newest first.",
    params,
    query: z.strictObject(pageQuery),
    returns: pageOf(fraudAttemptSchema),
    errors: ["invalid-cursor"],
  },
});
