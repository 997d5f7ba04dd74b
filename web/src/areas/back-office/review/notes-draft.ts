import type { KeptNotes, ReviewNote } from "@portal/shared/occurrence/notes.ts";
import { mergeOnTop, sameValue } from "../../../ui/form/form-values.ts";

/** A reviewer's notes by subject, in a form in which two reviewers' versions can be merged. */
export interface NotesDraft {
  readonly comment: string;
  readonly entries: Readonly<Record<string, Omit<ReviewNote, "subject">>>;
}

export const draftIn = ({ notes: { comment, entries } }: Pick<KeptNotes, "notes">): NotesDraft => ({
  comment,
  entries: Object.fromEntries(entries.map(({ subject, ...note }) => [subject, note])),
});

/** The notes as the API stores them, without emptied ones. */
export const notesFrom = ({ comment, entries }: NotesDraft): KeptNotes["notes"] => ({
  comment: comment ?? "",
  entries: Object.entries(entries ?? {}).flatMap(([subject, note]) =>
    note === undefined ? [] : [{ subject, verdict: note.verdict, text: note.text ?? "" }],
  ),
});

/** What this reviewer has, on top of what is kept. A note that was only just opened says nothing yet, and stays open. */
export function laidOnTop(
  base: NotesDraft,
  mine: NotesDraft,
  theirs: NotesDraft,
  winner: "mine" | "theirs",
): NotesDraft {
  const merged = mergeOnTop(base, mine, theirs, winner);
  const opened = Object.entries(mine.entries).filter(([, note]) => sameValue(note, {}));
  return { ...merged, entries: { ...Object.fromEntries(opened), ...merged.entries } };
}
