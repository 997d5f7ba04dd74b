import type { KeptNotes, ReviewNote } from "@portal/shared/occurrence/notes.ts";

/** What a reviewer has said so far, by what it is about: a form that two people's versions of can be merged. */
export interface NotesDraft {
  readonly comment: string;
  readonly entries: Readonly<Record<string, Omit<ReviewNote, "subject">>>;
}

export const draftIn = ({ notes: { comment, entries } }: Pick<KeptNotes, "notes">): NotesDraft => ({
  comment,
  entries: Object.fromEntries(entries.map(({ subject, ...note }) => [subject, note])),
});

/** As the API keeps it; what was emptied is gone. */
export const notesFrom = ({ comment, entries }: NotesDraft): KeptNotes["notes"] => ({
  comment: comment ?? "",
  entries: Object.entries(entries ?? {}).flatMap(([subject, note]) =>
    note === undefined ? [] : [{ subject, verdict: note.verdict, text: note.text ?? "" }],
  ),
});
