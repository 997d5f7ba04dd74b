import { occurrenceContract } from "@portal/shared/occurrence/contract.ts";
import { placeOf } from "@portal/shared/occurrence/model.ts";
import { readHistory } from "../history/history.ts";
import { readCompanyHistory } from "../history/list.ts";
import { readCompany, requireRole } from "../platform/change/membership.ts";
import { httpHandler } from "../platform/http/http.ts";
import { readCursor, signedPage } from "../platform/table/cursor.ts";
import { readAll } from "../platform/table/table.ts";
import { occurrenceView, ticketRef } from "../stage/ticket.ts";
import { readNotes, saveNotes } from "./notes.ts";
import { readOverview } from "./overview.ts";
import { prioritize } from "./prioritize.ts";
import { countQueue, readQueue } from "./queue.ts";
import { searchQueue } from "./queue-search.ts";

export const handler = httpHandler(occurrenceContract, {
  list: async ({ actor, query: { cursor, limit, text, ...filter } }) => {
    requireRole(actor, "support");
    const scope = { sub: actor.sub, list: "occurrences", filter: { ...filter, text } };
    const after = await readCursor(scope, cursor);
    if (text) {
      const { items, ...page } = await searchQueue(filter, text, limit, after);
      const found = await signedPage(scope, { ...page, items: items.map(occurrenceView) });
      const isWhole = after === undefined && page.next === undefined;
      return { ...found, total: isWhole ? items.length : undefined };
    }
    const [{ items, ...page }, total] = await Promise.all([
      readQueue(filter, limit, after),
      countQueue(filter),
    ]);
    return { ...(await signedPage(scope, { ...page, items: items.map(occurrenceView) })), total };
  },

  get: async ({ params: { occurrenceId } }) => {
    const ref = ticketRef(placeOf(occurrenceId));
    return occurrenceView((await readAll([ref])).get(ref));
  },

  prioritize,

  getNotes: ({ params: { occurrenceId } }) => readNotes(occurrenceId),

  saveNotes,

  listHistory: async ({ actor, params: { companyId, product, stage }, query: { cursor, limit } }) => {
    await readCompany(companyId, actor, []);
    const scope = { sub: actor.sub, list: "history", filter: { companyId, product, stage } };
    const after = await readCursor(scope, cursor);
    return signedPage(scope, await readHistory(companyId, `${product}#${stage}`, limit, after));
  },

  listCompanyHistory: async ({ actor, params: { companyId }, query: { cursor, limit, ...filter } }) => {
    await readCompany(companyId, actor, []);
    const scope = { sub: actor.sub, list: "company-history", filter: { companyId, ...filter } };
    const after = await readCursor(scope, cursor);
    return signedPage(scope, await readCompanyHistory(companyId, filter, limit, after));
  },

  overview: ({ actor, params: { companyId } }) => readOverview(companyId, actor),
});
