import * as z from "zod/mini";
import { defineContract } from "../contract.ts";
import { id } from "../field/fields.ts";
import { productIdSchema } from "../product.ts";
import { evidenceDeclarationSchema, evidenceFileSchema, uploadSchema } from "./model.ts";

const path = "/api/companies/{companyId}/evidence";
const files = `${path}/{product}` as const;
const params = z.strictObject({ companyId: id, product: productIdSchema });
const fileParams = z.strictObject({ ...params.shape, fileId: id });

export const evidenceContract = defineContract("evidence", {
  sign: {
    method: "POST",
    path,
    roles: ["client"],
    summary: "Opens the way for one declared file into the file store, for five minutes.",
    params: z.strictObject({ companyId: id }),
    body: evidenceDeclarationSchema,
    returns: z.object({ file: evidenceFileSchema, upload: uploadSchema }),
    status: 201,
    errors: ["action-not-allowed", "evidence-limit-reached"],
  },
  list: {
    method: "GET",
    path: files,
    roles: ["client", "support"],
    summary:
      "A company's evidence with what the inspection found; trial uploads are not among it for support.",
    params,
    returns: z.object({ items: z.array(evidenceFileSchema) }),
  },
  remove: {
    method: "DELETE",
    path: `${files}/{fileId}`,
    roles: ["client"],
    summary: "Removes a file while its certification can still be edited.",
    params: fileParams,
    returns: z.object({ id: z.string() }),
    errors: ["action-not-allowed"],
  },
  download: {
    method: "GET",
    path: `${files}/{fileId}/download`,
    roles: ["client", "support"],
    summary: "An address that saves an inspected file, for a minute.",
    params: fileParams,
    returns: z.object({ url: z.string(), expiresAt: z.string() }),
    errors: ["evidence-not-inspected"],
  },
});
