import * as z from "zod/mini";
import { defineContract } from "../contract.ts";
import { id } from "../field/fields.ts";
import { productIdSchema } from "../product.ts";
import { accessDataReplacementSchema, accessDataSchema, secretFieldSchema } from "./model.ts";

const params = z.strictObject({ companyId: id, product: productIdSchema });

export const accessDataContract = defineContract("access-data", {
  get: {
    method: "GET",
    path: "/api/companies/{companyId}/access-data/{product}",
    roles: ["client", "support"],
    summary: "The test environment's credentials, keys masked.",
    params,
    returns: accessDataSchema,
  },
  reveal: {
    method: "POST",
    path: "/api/companies/{companyId}/access-data/{product}/reveal",
    roles: ["client"],
    summary: "Shows one key in clear and records who asked.",
    params,
    body: z.strictObject({ field: secretFieldSchema }),
    returns: z.object({ field: secretFieldSchema, value: z.string() }),
  },
  replace: {
    method: "POST",
    path: "/api/companies/{companyId}/access-data/{product}/replace",
    roles: ["support"],
    summary: "Replaces delivered credentials, says why and tells the client.",
    params,
    body: accessDataReplacementSchema,
    returns: accessDataSchema,
    errors: ["version-conflict", "merchant-id-shared", "access-data-incomplete"],
  },
});
