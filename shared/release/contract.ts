import * as z from "zod/mini";
import { defineContract } from "../contract.ts";
import { id, paragraph } from "../fields.ts";
import { productIdSchema } from "../occurrence/model.ts";
import { releaseAnswerSchema, releaseRequestSchema, releaseSchema } from "./model.ts";

const path = "/api/companies/{companyId}/releases/{product}";
const params = z.strictObject({ companyId: id, product: productIdSchema });
const changed = ["version-conflict", "action-not-allowed"] as const;

export const releaseContract = defineContract("release", {
  get: {
    method: "GET",
    path,
    roles: ["client", "support"],
    summary: "Whether a product's closed stage was asked for or released.",
    params,
    returns: releaseSchema,
  },
  request: {
    method: "POST",
    path: `${path}/request`,
    roles: ["client"],
    summary: "Asks support to open the stage, with a reason.",
    params,
    body: releaseRequestSchema,
    returns: releaseSchema,
    errors: changed,
  },
  grant: {
    method: "POST",
    path: `${path}/grant`,
    roles: ["support"],
    summary: "Opens the stage, asked or not, and tells the client to go on.",
    params,
    body: releaseAnswerSchema,
    returns: releaseSchema,
    errors: changed,
  },
  decline: {
    method: "POST",
    path: `${path}/decline`,
    roles: ["support"],
    summary: "Keeps the stage closed and says why.",
    params,
    body: z.strictObject({ ...releaseAnswerSchema.shape, comment: paragraph(1000) }),
    returns: releaseSchema,
    errors: changed,
  },
});
