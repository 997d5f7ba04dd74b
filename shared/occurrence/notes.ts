import * as z from "zod/mini";
import { version } from "../field/fields.ts";
import { saverSchema } from "../stage/saver.ts";

/** A reviewer's note on one field of a configuration or one case of a certification. */
const reviewNoteSchema = z.strictObject({
  subject: z.string().check(z.regex(/^[A-Za-z0-9-]{1,60}$/, "invalid")),
  verdict: z.optional(z.enum(["passed", "failed"], "invalid-option")),
  /** As it was typed, half a sentence included. */
  text: z.string().check(z.maxLength(1000)),
});
export type ReviewNote = z.output<typeof reviewNoteSchema>;

/** What support writes while it reviews, before anything is decided. */
export const reviewNotesSchema = z.strictObject({
  comment: z.string().check(z.maxLength(2000)),
  entries: z.array(reviewNoteSchema).check(z.maxLength(100)),
});

/** What a note is about that is about the whole, and not about one of its fields or cases. */
export const wholeSubject = "comment";

const keptNote = {
  subject: z.string(),
  verdict: z.optional(z.enum(["passed", "failed"])),
  text: z.string(),
};

/** A note with who wrote it, and when it got its present words. */
export const signedNoteSchema = z.object({ ...keptNote, by: saverSchema, at: z.string() });
export type SignedNote = z.output<typeof signedNoteSchema>;

/** The notes on a ticket as one of support sees them; they belong to one sending and are blank for the next. */
export const keptNotesSchema = z.object({
  version,
  round: z.number(),
  /** One's own, which one's decision sends. */
  notes: z.object({ comment: z.string(), entries: z.array(z.object(keptNote)) }),
  /** What colleagues wrote; it is sent under nobody else's name unless they take it as their own. */
  colleagues: z.array(signedNoteSchema),
  savedAt: z.nullable(z.string()),
  savedBy: z.nullable(saverSchema),
});
export type KeptNotes = z.output<typeof keptNotesSchema>;
