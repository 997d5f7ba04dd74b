import { occurrenceContract } from "@portal/shared/occurrence/contract.ts";
import { placeOf } from "@portal/shared/occurrence/model.ts";
import { accountSlot } from "../account/model.ts";
import { change, requireVersion } from "../change.ts";
import { readCursor, writeCursor } from "../cursor.ts";
import { httpHandler } from "../http.ts";
import { readCompany, requireRole } from "../membership.ts";
import { record } from "../record.ts";
import { readAll } from "../table.ts";
import type { Write } from "../transaction.ts";
import { readCompanyHistory } from "./company-history.ts";
import { readHistory } from "./history.ts";
import { occurrenceView, stageSlot } from "./model.ts";
import { readOverview } from "./overview.ts";
import { readQueue } from "./queue.ts";

export const handler = httpHandler(occurrenceContract, {
  list: async ({ actor, query: { cursor, limit, ...filter } }) => {
    requireRole(actor, "support");
    const scope = { sub: actor.sub, list: "occurrences", filter };
    const { items, next } = await readQueue(filter, limit, await readCursor(scope, cursor));
    return { items: items.map(occurrenceView), cursor: next && (await writeCursor(scope, next)) };
  },

  get: async ({ params: { occurrenceId } }) => {
    const slot = stageSlot(placeOf(occurrenceId));
    return occurrenceView((await readAll([slot])).get(slot));
  },

  prioritize: (request) => {
    const { actor, body, params } = request;
    const place = placeOf(params.occurrenceId);
    const slot = stageSlot(place);
    const { companyId, product, stage } = place;
    return change(request, {
      companyId,
      reads: [slot, accountSlot(actor.sub)],
      current: (seen) => occurrenceView(seen.get(slot)),
      decide: (seen) => {
        const item = seen.get(slot);
        const { version, ticket } = item;
        requireVersion(version, body.version);
        const { priority } = body;
        const write: Write = {
          act: "set",
          key: slot.key,
          values: { "ticket.priority": priority },
          seen: version,
        };
        const line = record(request, {
          companyId,
          subject: `${product}#${stage}`,
          event: "occurrence.prioritized",
          at: new Date().toISOString(),
          actorName: seen.find(accountSlot(actor.sub))?.name ?? "",
          facts: { priority },
        });
        const changed = { ...item, version: version + 1, ticket: { ...ticket, priority } };
        return { writes: [write, ...line], result: occurrenceView(changed) };
      },
    });
  },

  listHistory: async ({ actor, params: { companyId, product, stage }, query: { cursor, limit } }) => {
    await readCompany(companyId, actor, []);
    const scope = { sub: actor.sub, list: "history", filter: { companyId, product, stage } };
    const after = await readCursor(scope, cursor);
    const { items, next } = await readHistory(companyId, `${product}#${stage}`, limit, after);
    return { items, cursor: next && (await writeCursor(scope, next)) };
  },

  listCompanyHistory: async ({ actor, params: { companyId }, query: { cursor, limit, ...filter } }) => {
    await readCompany(companyId, actor, []);
    const scope = { sub: actor.sub, list: "company-history", filter: { companyId, ...filter } };
    const after = await readCursor(scope, cursor);
    const { items, next } = await readCompanyHistory(companyId, filter, limit, after);
    return { items, cursor: next && (await writeCursor(scope, next)) };
  },

  overview: ({ actor, params: { companyId } }) => readOverview(companyId, actor),
});
