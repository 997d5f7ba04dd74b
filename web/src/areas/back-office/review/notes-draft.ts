import type { KeptNotes, ReviewNote } from "@portal/shared/occurrence/notes.ts";

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
