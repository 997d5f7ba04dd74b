import * as z from "zod/mini";
import { defineContract } from "../contract.ts";
import { id } from "../field/fields.ts";
import { productIdSchema } from "../product.ts";
import {
  productionDeliverySchema,
  productionRequestSchema,
  productionSchema,
  productionSecretSchema,
} from "./model.ts";

const path = "/api/companies/{companyId}/production/{product}";
const params = z.strictObject({ companyId: id, product: productIdSchema });
const changed = ["version-conflict", "action-not-allowed", "stage-locked"] as const;

export const productionContract = defineContract("production", {
  get: {
    method: "GET",
    path,
    roles: ["client", "support"],
    summary: "How far a product is from going live; keys masked.",
    params,
    returns: productionSchema,
  },
  request: {
    method: "POST",
    path: `${path}/request`,
    roles: ["client"],
    summary: "Asks the commercial department for the production identifiers.",
    params,
    body: productionRequestSchema,
    returns: productionSchema,
    errors: changed,
  },
  deliver: {
    method: "POST",
    path: `${path}/deliver`,
    roles: ["support"],
    summary: "Hands over the production identifiers; a key that is left out keeps its stored value.",
    params,
    body: productionDeliverySchema,
    returns: productionSchema,
    errors: [...changed, "merchant-id-shared"],
  },
  reveal: {
    method: "POST",
    path: `${path}/reveal`,
    roles: ["client"],
    summary: "Shows one production key in clear and records who asked.",
    params,
    body: z.strictObject({ field: productionSecretSchema }),
    returns: z.object({ field: productionSecretSchema, value: z.string() }),
  },
});
