import * as z from "zod/mini";
import { defineContract } from "../contract.ts";
import { id } from "../field/fields.ts";
import { fraudFindingsSchema } from "./model.ts";

const path = "/api/companies/{companyId}/fraud-certification/matches";

export const fraudMatchContract = defineContract("fraud-match", {
  find: {
    method: "GET",
    path,
    roles: ["client", "support"],
    summary: "What the newest analysed orders of the company's sandbox stores say of each scenario.",
    params: z.strictObject({ companyId: id }),
    returns: fraudFindingsSchema,
  },
});
