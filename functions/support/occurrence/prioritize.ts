import type { occurrenceContract } from "@portal/shared/occurrence/contract.ts";
import { type Occurrence, placeOf } from "@portal/shared/occurrence/model.ts";
import { change, requireVersion } from "../../platform/change/change.ts";
import { record } from "../../platform/change/record.ts";
import type { ApiRequest } from "../../platform/http/request.ts";
import { occurrenceView, ticketRef, ticketWrites } from "../../stage/ticket.ts";

/** Sets a ticket's priority. The stage itself stays untouched, so a decision at the same time is not disturbed. */
export function prioritize(
  request: ApiRequest<typeof occurrenceContract.routes.prioritize>,
): Promise<Occurrence> {
  const { body, params } = request;
  const place = placeOf(params.occurrenceId);
  const ref = ticketRef(place);
  return change(request, {
    companyId: place.companyId,
    reads: [ref],
    current: (seen) => occurrenceView(seen.get(ref)),
    decide: (seen, by, at) => {
      const ticket = seen.get(ref);
      requireVersion(ticket.version, body.version);
      const { priority } = body;
      const line = { ...ticket.line, priority };
      const writes = ticketWrites(ticket, line);
      if (writes.length === 0) return { writes, result: occurrenceView(ticket) };
      const entry = record(by, {
        companyId: place.companyId,
        subject: place.stage === "partner" ? "company" : `${place.product}#${place.stage}`,
        event: "occurrence.prioritized",
        at,
        facts: {
          priority,
          priorityBefore: ticket.line.priority,
          partner: line.place.stage === "partner" ? line.place.about : undefined,
        },
      });
      const result = occurrenceView({ line, version: ticket.version + 1 });
      return { writes: [...writes, ...entry], result };
    },
  });
}
