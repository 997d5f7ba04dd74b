import { occurrenceContract } from "@portal/shared/occurrence/contract.ts";
import { placeOf } from "@portal/shared/occurrence/model.ts";
import { requireRole } from "../../platform/change/membership.ts";
import { httpHandler } from "../../platform/http/http.ts";
import { readCursor, signedPage } from "../../platform/table/cursor.ts";
import { readAll } from "../../platform/table/table.ts";
import { occurrenceView, ticketRef } from "../../stage/ticket.ts";
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
      const { items, ...page } = await searchQueue({ filter, text, limit, after });
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

  getNotes: ({ actor, params: { occurrenceId } }) => readNotes(occurrenceId, actor.sub),

  saveNotes,

  overview: ({ actor, params: { companyId } }) => readOverview(companyId, actor),
});
