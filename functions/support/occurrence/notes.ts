import type { occurrenceContract } from "@portal/shared/occurrence/contract.ts";
import { placeOf } from "@portal/shared/occurrence/model.ts";
import type { KeptNotes } from "@portal/shared/occurrence/notes.ts";
import { change, requireVersion } from "../../platform/change/change.ts";
import type { ApiRequest } from "../../platform/http/request.ts";
import { readAll } from "../../platform/table/table.ts";
import { notesAfter, notesFor, notesIn, notesRef } from "../../stage/notes/kept-notes.ts";
import { ticketRef } from "../../stage/ticket.ts";

export async function readNotes(occurrenceId: string, sub: string): Promise<KeptNotes> {
  const place = placeOf(occurrenceId);
  return notesFor(notesIn(await readAll([ticketRef(place), notesRef(place)]), place), sub);
}

/** Stores a reviewer's own notes. They leave no line of history, because nothing has been told to anybody yet. */
export function saveNotes(
  request: ApiRequest<typeof occurrenceContract.routes.saveNotes>,
): Promise<KeptNotes> {
  const { actor, body, params } = request;
  const place = placeOf(params.occurrenceId);
  return change(request, {
    companyId: place.companyId,
    reads: [ticketRef(place), notesRef(place)],
    current: (seen) => notesFor(notesIn(seen, place), actor.sub),
    decide: (seen, { sub, name }, savedAt) => {
      const before = notesIn(seen, place);
      const { version } = before;
      requireVersion(version, body.version);
      requireVersion(before.round, body.round);
      const savedBy = { sub, name };
      const signed = notesAfter(before, body.notes, savedBy, savedAt);
      const item = { round: before.round, signed, savedAt, savedBy };
      return {
        writes: [{ act: "put", key: notesRef(place).key, item, seen: version }],
        result: notesFor({ ...item, version: version + 1 }, sub),
      };
    },
  });
}
