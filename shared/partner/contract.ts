import * as z from "zod/mini";
import { defineContract } from "../contract.ts";
import { id, paragraph, version, withDefault } from "../field/fields.ts";
import { pageOf, pageQuery, searchText } from "../paging.ts";
import { partnerStatuses } from "./lifecycle.ts";
import { partnerDataSchema, partnerSchema, proposedPartnerSchema } from "./model.ts";

const one = "/api/partners/{partnerId}";
const params = z.strictObject({ partnerId: id });
const changed = ["version-conflict", "action-not-allowed"] as const;

export const partnerContract = defineContract("partner", {
  list: {
    method: "GET",
    path: "/api/partners",
    roles: ["client", "support"],
    summary: "Listed partners by name; support may also ask for those that wait or were declined.",
    query: z.strictObject({
      ...pageQuery,
      status: withDefault(z.enum(partnerStatuses, "invalid-option"), "listed"),
      /** Words of name, responsible, e-mail or website. */
      text: searchText,
    }),
    returns: { client: pageOf(partnerSchema), support: pageOf(proposedPartnerSchema) },
    errors: ["invalid-cursor", "forbidden"],
  },
  listOwn: {
    method: "GET",
    path: "/api/companies/{companyId}/partners",
    roles: ["client", "support"],
    summary: "Partners that a company registered, newest first, whatever became of them.",
    params: z.strictObject({ companyId: id }),
    query: z.strictObject(pageQuery),
    returns: pageOf(partnerSchema),
    errors: ["invalid-cursor"],
  },
  get: {
    method: "GET",
    path: one,
    roles: ["support"],
    summary: "One partner with who registered it, whatever its status.",
    params,
    returns: proposedPartnerSchema,
  },
  register: {
    method: "POST",
    path: "/api/companies/{companyId}/partners",
    roles: ["client"],
    summary: "Proposes a partner; support approves it before it is listed.",
    params: z.strictObject({ companyId: id }),
    body: partnerDataSchema,
    returns: partnerSchema,
    status: 201,
  },
  approve: {
    method: "POST",
    path: `${one}/approve`,
    roles: ["support"],
    summary: "Lists the partner.",
    params,
    body: z.strictObject({ version }),
    returns: partnerSchema,
    errors: changed,
  },
  decline: {
    method: "POST",
    path: `${one}/decline`,
    roles: ["support"],
    summary: "Keeps the partner out of the list, or takes it out, and says why.",
    params,
    body: z.strictObject({ version, comment: paragraph(500) }),
    returns: partnerSchema,
    errors: changed,
  },
});
