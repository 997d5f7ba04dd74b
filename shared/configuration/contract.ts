import * as z from "zod/mini";
import { accessDataFormSchema, sharesMerchantId } from "../access-data/model.ts";
import { defineContract } from "../contract.ts";
import { id, isAutomatic, optional, paragraph, version, withDefault } from "../field/fields.ts";
import { productIdSchema } from "../product.ts";
import { revisionNumber } from "../stage/revision.ts";
import { notesVersion, wordErrors } from "../stage/words.ts";
import {
  adjustmentAnswersSchema,
  adjustmentSchema,
  configurationDraftSchema,
  configurationFields,
  configurationSchema,
} from "./model.ts";
import { configurationRevisionSchema } from "./revision.ts";
import { sendableConfigurationSchema } from "./sendable.ts";

const path = "/api/companies/{companyId}/configurations/{product}";
const params = z.strictObject({ companyId: id, product: productIdSchema });
const answers = withDefault(adjustmentAnswersSchema, {});
const changed = ["version-conflict", "action-not-allowed"] as const;

export const configurationContract = defineContract("configuration", {
  get: {
    method: "GET",
    path,
    roles: ["client", "support"],
    summary: "A company's technical configuration; an empty open one before the first save.",
    params,
    returns: configurationSchema,
  },
  saveDraft: {
    method: "PUT",
    path,
    roles: ["client"],
    summary: "Keeps what was typed so far.",
    params,
    body: z.strictObject({ version, draft: configurationDraftSchema, answers, isAutomatic }),
    returns: configurationSchema,
    errors: changed,
  },
  send: {
    method: "POST",
    path: `${path}/send`,
    roles: ["client"],
    summary: "Sends the complete configuration to support; it is read-only from then on.",
    params,
    body: z.strictObject({ version, draft: sendableConfigurationSchema, answers }),
    returns: configurationSchema,
    errors: [...changed, "nothing-corrected"],
  },
  getRevision: {
    method: "GET",
    path: `${path}/revisions/{revision}`,
    roles: ["client", "support"],
    summary: "The configuration as it was sent, the first time or any other.",
    params: z.strictObject({ ...params.shape, revision: revisionNumber }),
    returns: configurationRevisionSchema,
  },
  reopen: {
    method: "POST",
    path: `${path}/reopen`,
    roles: ["client"],
    summary: "Opens a new revision of an approved configuration.",
    params,
    body: z.strictObject({ version }),
    returns: configurationSchema,
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
        .array(adjustmentSchema)
        .check(z.minLength(1, "required"), z.maxLength(configurationFields.length)),
    }),
    returns: configurationSchema,
    errors: [...changed, ...wordErrors],
  },
  conclude: {
    method: "POST",
    path: `${path}/conclude`,
    roles: ["support"],
    summary: "Approves the configuration and delivers the test environment's access data.",
    params,
    body: z.strictObject({
      version,
      notesVersion,
      comment: optional(paragraph(2000)),
      accessData: accessDataFormSchema,
      sharesMerchantId,
    }),
    returns: configurationSchema,
    errors: [...changed, ...wordErrors, "access-data-incomplete", "merchant-id-shared"],
  },
});
