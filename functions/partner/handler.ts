import { DomainError } from "@portal/shared/errors.ts";
import { partnerContract } from "@portal/shared/partner/contract.ts";
import { readCompany } from "../platform/change/membership.ts";
import { httpHandler } from "../platform/http/http.ts";
import { readCursor, signedPage } from "../platform/table/cursor.ts";
import { answer } from "./decision.ts";
import { readOwnPartners, readPartners } from "./list.ts";
import { register } from "./register.ts";
import { withRegistrants } from "./registrants.ts";

export const handler = httpHandler(partnerContract, {
  list: async ({ actor, query: { cursor, limit, status, text } }) => {
    // Pending and declined partners are visible only to support and to the company that registered them.
    if (actor.role !== "support" && status !== "listed") throw new DomainError("forbidden");
    const scope = { sub: actor.sub, list: "partners", filter: { status, text } };
    const page = await readPartners(status, text, limit, await readCursor(scope, cursor));
    const items = actor.role === "support" ? await withRegistrants(page.items) : page.items;
    return signedPage(scope, { ...page, items });
  },

  listOwn: async ({ actor, params: { companyId }, query: { cursor, limit } }) => {
    await readCompany(companyId, actor, []);
    const scope = { sub: actor.sub, list: "own-partners", filter: { companyId } };
    return signedPage(scope, await readOwnPartners(companyId, limit, await readCursor(scope, cursor)));
  },

  register,
  approve: async (request) => answer(request, "approve"),
  decline: async (request) => answer(request, "decline"),
});
