import type { occurrenceContract } from "@portal/shared/occurrence/contract.ts";
import { placeOf, type WorkPlace } from "@portal/shared/occurrence/model.ts";
import { type KeptNotes, keptNotesSchema } from "@portal/shared/occurrence/notes.ts";
import { change, requireVersion } from "../platform/change/change.ts";
import type { ApiRequest } from "../platform/http/request.ts";
import { readAll, type Snapshot } from "../platform/table/table.ts";
import { stageKeys } from "../stage/keys.ts";
import { ticketRef } from "../stage/ticket.ts";

const notesRef = (place: WorkPlace) => ({ key: stageKeys.notes(place), schema: keptNotesSchema });

/** Notes on an earlier revision do not apply to this one, so they show as blank; their version is kept. */
function notesIn(seen: Snapshot, place: WorkPlace): KeptNotes {
  const { round } = seen.get(ticketRef(place)).line;
  const kept = seen.find(notesRef(place));
  if (kept?.round === round) return kept;
  const blank = { notes: { comment: "", entries: [] }, savedAt: null, savedBy: null };
  return { version: kept?.version ?? 0, round, ...blank };
}

export async function readNotes(occurrenceId: string): Promise<KeptNotes> {
  const place = placeOf(occurrenceId);
  return notesIn(await readAll([ticketRef(place), notesRef(place)]), place);
}

/** Stores a reviewer's notes. They leave no line of history, because nothing has been told to anybody yet. */
export function saveNotes(
  request: ApiRequest<typeof occurrenceContract.routes.saveNotes>,
): Promise<KeptNotes> {
  const { body, params } = request;
  const place = placeOf(params.occurrenceId);
  return change(request, {
    companyId: place.companyId,
    reads: [ticketRef(place), notesRef(place)],
    current: (seen) => notesIn(seen, place),
    decide: (seen, { sub, name }, savedAt) => {
      const { version, round } = notesIn(seen, place);
      requireVersion(version, body.version);
      requireVersion(round, body.round);
      const item = { round, notes: body.notes, savedAt, savedBy: { sub, name } };
      return {
        writes: [{ act: "put", key: notesRef(place).key, item, seen: version }],
        result: { ...item, version: version + 1 },
      };
    },
  });
}
