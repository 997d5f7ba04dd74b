import { DomainError } from "@portal/shared/errors.ts";
import { partnerContract } from "@portal/shared/partner/contract.ts";
import { readCursor, writeCursor } from "../cursor.ts";
import { httpHandler } from "../http.ts";
import { partnerLists } from "../keys.ts";
import { readCompany } from "../membership.ts";
import { indexLanes, readMerged } from "../merge.ts";
import { filterOf } from "../search.ts";
import { readNewest } from "../table.ts";
import { answer } from "./decision.ts";
import { partnerItemSchema, partnerView } from "./model.ts";
import { register } from "./register.ts";

export const handler = httpHandler(partnerContract, {
  list: async ({ actor, query: { cursor, limit, status, text } }) => {
    // What waits, or was turned away, is between support and whoever registered it.
    if (actor.role !== "support" && status !== "listed") throw new DomainError("forbidden");
    const scope = { sub: actor.sub, list: "partners", filter: { status, text } };
    const place = { index: "gsi1", pk: partnerLists.gsi1(status) } as const;
    const lanes = indexLanes([place], filterOf({}, "search", text), partnerItemSchema);
    const { items, next } = await readMerged(lanes, limit, await readCursor(scope, cursor));
    return { items: items.map(partnerView), cursor: next && (await writeCursor(scope, next)) };
  },

  listOwn: async ({ actor, params: { companyId }, query: { cursor, limit } }) => {
    await readCompany(companyId, actor, []);
    const scope = { sub: actor.sub, list: "own-partners", filter: { companyId } };
    const place = { index: "gsi2", pk: partnerLists.gsi2(companyId) } as const;
    const after = await readCursor(scope, cursor);
    const { items, next } = await readNewest({ ...place, limit, after }, partnerItemSchema);
    return { items: items.map(partnerView), cursor: next && (await writeCursor(scope, next)) };
  },

  register,
  approve: async (request) => answer(request, "approve"),
  decline: async (request) => answer(request, "decline"),
});
