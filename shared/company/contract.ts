import * as z from "zod/mini";
import { defineContract } from "../contract.ts";
import { id, line, version } from "../field/fields.ts";
import { longPageQuery, pageOf, searchText } from "../paging.ts";
import { memberSchema } from "./member.ts";
import { companyDataSchema, companySchema, companySummarySchema } from "./model.ts";

const companyId = z.strictObject({ companyId: id });

/** Identifies the join request that the caller saw, so that an outdated tab cannot answer a newer one. */
const joinRequest = z.strictObject({ requestedAt: line(40) });

export const companyContract = defineContract("company", {
  register: {
    method: "POST",
    path: "/api/companies",
    roles: ["client"],
    summary:
      "Registers the caller's company, or asks the owner of the one with that tax id to let the caller in.",
    body: z.strictObject({ data: companyDataSchema, acceptsTerms: z.literal(true, "terms-not-accepted") }),
    returns: z.discriminatedUnion("outcome", [
      z.object({ outcome: z.literal("registered"), company: companySchema }),
      z.object({ outcome: z.literal("join-requested") }),
    ]),
    status: 201,
    errors: ["company-already-linked", "action-not-allowed"],
  },
  list: {
    method: "GET",
    path: "/api/companies",
    roles: ["support"],
    summary: "Every company by trading name, filtered and paged.",
    query: z.strictObject({
      ...longPageQuery,
      /** Words of the names, the tax id or the contact. */
      text: searchText,
    }),
    returns: pageOf(companySummarySchema),
    errors: ["invalid-cursor"],
  },
  get: {
    method: "GET",
    path: "/api/companies/{companyId}",
    roles: ["client", "support"],
    summary: "A company, for its members and for support.",
    params: companyId,
    returns: companySchema,
  },
  update: {
    method: "PUT",
    path: "/api/companies/{companyId}",
    roles: ["client"],
    summary: "Changes a company; the tax id stays.",
    params: companyId,
    body: z.strictObject({ version, data: companyDataSchema }),
    returns: companySchema,
    errors: ["version-conflict"],
  },
  listMembers: {
    method: "GET",
    path: "/api/companies/{companyId}/members",
    roles: ["client", "support"],
    summary: "The people of a company and those who ask to join it.",
    params: companyId,
    returns: z.object({ items: z.array(memberSchema) }),
  },
  cancelJoinRequest: {
    method: "POST",
    path: "/api/join-request/cancel",
    roles: ["client"],
    summary: "Takes back the caller's own request to join a company, while nobody has answered it.",
    body: joinRequest,
    returns: z.object({}),
    errors: ["action-not-allowed"],
  },
  remindOwner: {
    method: "POST",
    path: "/api/join-request/remind",
    roles: ["client"],
    summary: "Writes once more to the owner of the company that the caller asks to join.",
    body: joinRequest,
    returns: z.object({ remindableAt: z.string() }),
    errors: ["action-not-allowed"],
  },
  answerJoinRequest: {
    method: "POST",
    path: "/api/companies/{companyId}/join-requests/{sub}",
    roles: ["client"],
    summary: "The owner lets a person in, or declines.",
    params: z.strictObject({ companyId: id, sub: z.uuid() }),
    body: z.strictObject({ accept: z.boolean() }),
    returns: z.object({ items: z.array(memberSchema) }),
  },
});
