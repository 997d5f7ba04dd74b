import {
  type Adjustment,
  type ConfigurationField,
  configurationFields,
} from "@portal/shared/configuration/model.ts";
import type { NotesDraft } from "./notes-draft.ts";

/** What a reviewer wants corrected, noted field by field while reading; at most one note a field. */
export type ReviewNotes = readonly Adjustment[];

/** Of what is kept on a ticket, the notes on fields of its form, in the form's order. */
export const fieldNotesIn = ({ entries }: NotesDraft): ReviewNotes =>
  configurationFields.flatMap((field) => {
    const note = entries[field];
    return note ? [{ field, comment: note.text ?? "" }] : [];
  });

export const withFieldNotes = (draft: NotesDraft, notes: ReviewNotes): NotesDraft => ({
  ...draft,
  entries: Object.fromEntries(notes.map(({ field, comment }) => [field, { text: comment }])),
});

/** What the API takes in one adjustment. */
export const maxNoteLength = 500;

export const hasNote = (notes: ReviewNotes, field: ConfigurationField): boolean =>
  notes.some((note) => note.field === field);

export const addNote = (notes: ReviewNotes, field: ConfigurationField): ReviewNotes =>
  hasNote(notes, field) ? notes : [...notes, { field, comment: "" }];

export const writeNote = (notes: ReviewNotes, field: ConfigurationField, comment: string): ReviewNotes =>
  notes.map((note) => (note.field === field ? { field, comment } : note));

export const dropNote = (notes: ReviewNotes, field: ConfigurationField): ReviewNotes =>
  notes.filter((note) => note.field !== field);

/** What a reviewer wrote, to keep elsewhere when their decision came second; blanks say nothing. */
export const writtenText = (lines: readonly (readonly [label: string, text: string | undefined])[]): string =>
  lines
    .filter(([, text]) => text?.trim())
    .map(([label, text]) => `${label}: ${text}`)
    .join("\n");
