import type { WorkPlace } from "@portal/shared/occurrence/model.ts";
import {
  type KeptNotes,
  type reviewNotesSchema,
  type SignedNote,
  signedNoteSchema,
  wholeSubject,
} from "@portal/shared/occurrence/notes.ts";
import { saverSchema } from "@portal/shared/stage/saver.ts";
import * as z from "zod/mini";
import type { Snapshot } from "../../platform/table/table.ts";
import { stageKeys } from "../keys.ts";
import { ticketRef } from "../ticket.ts";

const storedNotesSchema = z.object({
  version: z.number(),
  round: z.number(),
  signed: z.array(signedNoteSchema),
  savedAt: z.nullable(z.string()),
  savedBy: z.nullable(saverSchema),
});
export type StoredNotes = z.output<typeof storedNotesSchema>;

export const notesRef = (place: WorkPlace) => ({ key: stageKeys.notes(place), schema: storedNotesSchema });

/** Notes on an earlier sending do not apply to this one, so they show as blank; their version is kept. */
export function notesIn(seen: Snapshot, place: WorkPlace): StoredNotes {
  const { round } = seen.get(ticketRef(place)).line;
  const kept = seen.find(notesRef(place));
  if (kept?.round === round) return kept;
  return { version: kept?.version ?? 0, round, signed: [], savedAt: null, savedBy: null };
}

const isBy =
  (sub: string) =>
  ({ by }: SignedNote): boolean =>
    by.sub === sub;

export const ofAuthor = (notes: StoredNotes, sub: string) => notes.signed.filter(isBy(sub));
export const ofColleagues = (notes: StoredNotes, sub: string) =>
  notes.signed.filter((note) => note.by.sub !== sub);

/** The notes as one of support sees them. */
export function notesFor(notes: StoredNotes, sub: string): KeptNotes {
  const { version, round, savedAt, savedBy } = notes;
  const own = ofAuthor(notes, sub);
  const comment = own.find(({ subject }) => subject === wholeSubject)?.text ?? "";
  const entries = own
    .filter(({ subject }) => subject !== wholeSubject)
    .map(({ by: _by, at: _at, ...note }) => note);
  return {
    version,
    round,
    notes: { comment, entries },
    colleagues: ofColleagues(notes, sub),
    savedAt,
    savedBy,
  };
}

const saysAnything = ({ verdict, text }: Pick<SignedNote, "verdict" | "text">): boolean =>
  verdict !== undefined || text.trim() !== "";

/** All notes once somebody saved these: those of others stay, and of one's own each keeps the time of its words. */
export function notesAfter(
  before: StoredNotes,
  { comment, entries }: z.output<typeof reviewNotesSchema>,
  by: z.output<typeof saverSchema>,
  at: string,
): SignedNote[] {
  const written: Pick<SignedNote, "subject" | "verdict" | "text">[] = [
    ...entries,
    { subject: wholeSubject, text: comment },
  ];
  const earlier = ofAuthor(before, by.sub);
  const own = written.filter(saysAnything).map((note) => {
    const same = earlier.find(({ subject, text }) => subject === note.subject && text === note.text);
    return { ...note, by, at: same?.at ?? at };
  });
  return [...ofColleagues(before, by.sub), ...own];
}
