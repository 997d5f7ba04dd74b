import * as z from "zod/mini";
import { defineContract } from "../contract.ts";
import { id, paragraph } from "../field/fields.ts";
import { productIdSchema } from "../product.ts";
import { releaseAnswerSchema, releaseRequestSchema, releaseSchema } from "./model.ts";

const path = "/api/companies/{companyId}/releases/{product}";
const params = z.strictObject({ companyId: id, product: productIdSchema });
const changed = ["version-conflict", "action-not-allowed"] as const;

const reasoned = z.strictObject({ ...releaseAnswerSchema.shape, comment: paragraph(1000) });

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
    summary: "Asks support to open a stage that is closed to the company, with a reason.",
    params,
    body: releaseRequestSchema,
    returns: releaseSchema,
    errors: [...changed, "stage-already-open", "product-not-used"],
  },
  grant: {
    method: "POST",
    path: `${path}/grant`,
    roles: ["support"],
    summary: "Opens the stage and tells the client to go on; without a request, with a reason.",
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
    body: reasoned,
    returns: releaseSchema,
    errors: changed,
  },
  revoke: {
    method: "POST",
    path: `${path}/revoke`,
    roles: ["support"],
    summary: "Closes a released stage again and says why; what was begun goes on.",
    params,
    body: reasoned,
    returns: releaseSchema,
    errors: changed,
  },
});
