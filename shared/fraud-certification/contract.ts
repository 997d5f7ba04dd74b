import * as z from "zod/mini";
import { defineContract } from "../contract.ts";
import { id, paragraph, version } from "../field/fields.ts";
import { fraudScenarioIds } from "../fraud-prevention/model.ts";
import { certificationRoutesOf } from "../stage/certification/contract.ts";
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
const params = { companyId: id };
const changing = ["version-conflict", "action-not-allowed"] as const;
const most = z.maxLength(fraudScenarioIds.length);

const routes = certificationRoutesOf({
  path,
  params,
  caseId: scenarioIdSchema,
  caseIds: z.array(scenarioIdSchema).check(z.minLength(1, "required"), most),
  given: scenarioReturnSchema,
  reviews: z.array(scenarioReviewSchema).check(most),
  view: fraudCertificationSchema,
  sent: fraudRevisionSchema,
  archived: fraudAttemptSchema,
  changing,
  beginning: [...changing, "stage-locked"],
  concluding: ["contract-not-signed"],
  summaries: {
    get: "A company's certification of fraud prevention, scenario by scenario, and the contract's signature.",
    begin: "Begins with all scenarios.",
    select: "Chooses the scenarios to send next; those that passed stay, and so does the evidence of all.",
    saveReturn: "Keeps what came back from the test of one scenario.",
    send: "Sends the returns to support; they are read-only from then on.",
    getRevision: "The returns as they were sent, the first time or any other.",
    reject: "Gives the certification back with a verdict on every scenario that was sent.",
    conclude: "Certifies fraud prevention: every scenario has passed and the contract is signed.",
    restart: "Archives the attempt and begins again; the contract stays signed.",
    listAttempts: "Attempts that a restart archived, newest first.",
  },
});

const signing = {
  method: "POST",
  roles: ["support"],
  params: z.strictObject(params),
  returns: fraudCertificationSchema,
  errors: changing,
} as const;
const reasoned = z.strictObject({ version, comment: paragraph(1000) });

export const fraudCertificationContract = defineContract("fraud-certification", {
  ...routes,
  sign: {
    ...signing,
    path: `${path}/signature`,
    summary: "Records that the contract was signed: when, and where it is found.",
    body: signatureFormSchema,
  },
  unsign: {
    ...signing,
    path: `${path}/signature/withdrawal`,
    summary: "Takes a recorded signature back and says why.",
    body: reasoned,
  },
  reopen: {
    ...signing,
    path: `${path}/reopen`,
    summary: "Takes a conclusion back together with the signature it stood on, and says why.",
    body: reasoned,
  },
});
