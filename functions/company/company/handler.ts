import { companyContract } from "@portal/shared/company/contract.ts";
import { readCompany, requireRole } from "../../platform/change/membership.ts";
import { httpHandler } from "../../platform/http/http.ts";
import { readCursor, signedPage } from "../../platform/table/cursor.ts";
import { answerJoinRequest } from "./answer-join-request.ts";
import { companyRef } from "./item.ts";
import { readCompanies } from "./list.ts";
import { listMembers } from "./members.ts";
import { cancelJoinRequest, remindOwner } from "./own-join-request.ts";
import { register } from "./register.ts";
import { update } from "./update.ts";

export const handler = httpHandler(companyContract, {
  register,

  list: async ({ actor, query: { cursor, limit, text } }) => {
    requireRole(actor, "support");
    const scope = { sub: actor.sub, list: "companies", filter: { text } };
    return signedPage(scope, await readCompanies(text, limit, await readCursor(scope, cursor)));
  },

  get: async ({ actor, params: { companyId } }) => {
    const seen = await readCompany(companyId, actor, [companyRef(companyId)]);
    return seen.get(companyRef(companyId));
  },

  update,

  listMembers: async ({ actor, params: { companyId } }) => {
    await readCompany(companyId, actor, []);
    return { items: await listMembers(companyId) };
  },

  answerJoinRequest,
  cancelJoinRequest,
  remindOwner,
});
