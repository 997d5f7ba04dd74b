import type { Adjustment } from "@portal/shared/stage/adjustment.ts";
import type { NotesDraft } from "./notes-draft.ts";

/** What a reviewer wants corrected, noted field by field while reading; at most one note a field. */
export type ReviewNotes = readonly Adjustment<string>[];

/** The notes of a ticket that are about fields of its form, in the form's order. */
export const fieldNotesIn = (fields: readonly string[], { entries }: NotesDraft): ReviewNotes =>
  fields.flatMap((field) => {
    const note = entries[field];
    return note ? [{ field, comment: note.text ?? "" }] : [];
  });

export const withFieldNotes = (draft: NotesDraft, notes: ReviewNotes): NotesDraft => ({
  ...draft,
  entries: Object.fromEntries(notes.map(({ field, comment }) => [field, { text: comment }])),
});

/** What the API takes in one adjustment. */
export const maxNoteLength = 500;

export const hasNote = (notes: ReviewNotes, field: string): boolean =>
  notes.some((note) => note.field === field);

export const addNote = (notes: ReviewNotes, field: string): ReviewNotes =>
  hasNote(notes, field) ? notes : [...notes, { field, comment: "" }];

export const writeNote = (notes: ReviewNotes, field: string, comment: string): ReviewNotes =>
  notes.map((note) => (note.field === field ? { field, comment } : note));

export const dropNote = (notes: ReviewNotes, field: string): ReviewNotes =>
  notes.filter((note) => note.field !== field);

/** The reviewer's texts as one text, to be copied when the decision came second; blank ones are left out. */
export const writtenText = (lines: readonly (readonly [label: string, text: string | undefined])[]): string =>
  lines
    .filter(([, text]) => text?.trim())
    .map(([label, text]) => `${label}: ${text}`)
    .join("\n");
