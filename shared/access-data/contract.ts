import * as z from "zod/mini";
import { defineContract } from "../contract.ts";
import { id } from "../fields.ts";
import { productIdSchema } from "../occurrence/model.ts";
import { accessDataSchema, secretFieldSchema } from "./model.ts";

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
});
