import { historyContract } from "@portal/shared/history/contract.ts";
import { readCompany } from "../../platform/change/membership.ts";
import { httpHandler } from "../../platform/http/http.ts";
import { readCursor, signedPage } from "../../platform/table/cursor.ts";
import { readHistory } from "./list.ts";

export const handler = httpHandler(historyContract, {
  list: async ({ actor, params: { companyId }, query: { cursor, limit, ...filter } }) => {
    await readCompany(companyId, actor, []);
    const scope = { sub: actor.sub, list: "history", filter: { companyId, ...filter } };
    const after = await readCursor(scope, cursor);
    return signedPage(scope, await readHistory(companyId, filter, limit, after));
  },
});
