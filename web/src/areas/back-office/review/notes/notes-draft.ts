import {
  type KeptNotes,
  type ReviewNote,
  type SignedNote,
  wholeSubject,
} from "@portal/shared/occurrence/notes.ts";
import { mergeOnTop, sameValue } from "../../../../ui/form/form-values.ts";

/** A reviewer's notes by subject, in a form in which two windows' versions can be merged. */
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

export const wordsOn = ({ comment, entries }: NotesDraft, subject: string): string =>
  subject === wholeSubject ? comment : (entries[subject]?.text ?? "");

const withText = (draft: NotesDraft, { subject, verdict }: SignedNote, text: string): NotesDraft => {
  if (subject === wholeSubject) return { ...draft, comment: text };
  const entry = draft.entries[subject];
  const { [subject]: _, ...others } = draft.entries;
  // Words without a verdict that are emptied are no note any more.
  if (text === "" && !entry?.verdict) return { ...draft, entries: others };
  return { ...draft, entries: { ...others, [subject]: { verdict: entry?.verdict ?? verdict, text } } };
};

/** Whether a colleague's words are among one's own. */
export const hasWords = (draft: NotesDraft, { subject, text }: SignedNote): boolean =>
  text.trim() !== "" && wordsOn(draft, subject).includes(text.trim());

/** One's own notes with a colleague's words behind what one has written oneself. */
export const withWords = (draft: NotesDraft, note: SignedNote): NotesDraft =>
  hasWords(draft, note)
    ? draft
    : withText(
        draft,
        note,
        [wordsOn(draft, note.subject).trim(), note.text.trim()].filter(Boolean).join("\n"),
      );

export const withoutWords = (draft: NotesDraft, note: SignedNote): NotesDraft =>
  withText(draft, note, wordsOn(draft, note.subject).replace(note.text.trim(), "").trim());
