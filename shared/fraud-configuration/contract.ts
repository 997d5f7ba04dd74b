import * as z from "zod/mini";
import { defineContract } from "../contract.ts";
import { id, isAutomatic, optional, paragraph, version, withDefault } from "../field/fields.ts";
import { revisionNumber } from "../stage/revision.ts";
import { notesVersion, wordErrors } from "../stage/words.ts";
import {
  fraudAdjustmentAnswersSchema,
  fraudAdjustmentSchema,
  fraudConfigurationDraftSchema,
  fraudConfigurationFields,
  fraudConfigurationRevisionSchema,
  fraudConfigurationSchema,
  fraudTestKeySchema,
  sendableFraudConfigurationSchema,
} from "./model.ts";

const path = "/api/companies/{companyId}/fraud-configuration";
const params = z.strictObject({ companyId: id });
const answers = withDefault(fraudAdjustmentAnswersSchema, {});
const changed = ["version-conflict", "action-not-allowed", "stage-locked"] as const;

export const fraudConfigurationContract = defineContract("fraud-configuration", {
  get: {
    method: "GET",
    path,
    roles: ["client", "support"],
    summary: "A company's configuration of fraud prevention; an empty open one before the first save.",
    params,
    returns: fraudConfigurationSchema,
  },
  saveDraft: {
    method: "PUT",
    path,
    roles: ["client"],
    summary: "Keeps what was typed so far.",
    params,
    body: z.strictObject({ version, draft: fraudConfigurationDraftSchema, answers, isAutomatic }),
    returns: fraudConfigurationSchema,
    errors: changed,
  },
  send: {
    method: "POST",
    path: `${path}/send`,
    roles: ["client"],
    summary: "Sends the complete configuration to support; it is read-only from then on.",
    params,
    body: z.strictObject({ version, draft: sendableFraudConfigurationSchema, answers }),
    returns: fraudConfigurationSchema,
    errors: [...changed, "nothing-corrected"],
  },
  getRevision: {
    method: "GET",
    path: `${path}/revisions/{revision}`,
    roles: ["client", "support"],
    summary: "The configuration as it was sent, the first time or any other.",
    params: z.strictObject({ ...params.shape, revision: revisionNumber }),
    returns: fraudConfigurationRevisionSchema,
  },
  reopen: {
    method: "POST",
    path: `${path}/reopen`,
    roles: ["client"],
    summary: "Opens a new revision of an approved configuration.",
    params,
    body: z.strictObject({ version }),
    returns: fraudConfigurationSchema,
    errors: changed,
  },
  reject: {
    method: "POST",
    path: `${path}/reject`,
    roles: ["support"],
    summary: "Gives the configuration back with the items to adjust.",
    params,
    body: z.strictObject({
      version,
      notesVersion,
      comment: optional(paragraph(2000)),
      adjustments: z
        .array(fraudAdjustmentSchema)
        .check(z.minLength(1, "required"), z.maxLength(fraudConfigurationFields.length)),
    }),
    returns: fraudConfigurationSchema,
    errors: [...changed, ...wordErrors],
  },
  conclude: {
    method: "POST",
    path: `${path}/conclude`,
    roles: ["support"],
    summary: "Approves the configuration and delivers the key of the test environment.",
    params,
    body: z.strictObject({
      version,
      notesVersion,
      comment: optional(paragraph(2000)),
      accessData: fraudTestKeySchema,
    }),
    returns: fraudConfigurationSchema,
    errors: [...changed, ...wordErrors, "access-data-incomplete"],
  },
});
