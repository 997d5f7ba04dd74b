import { DomainError, type FieldError } from "@portal/shared/errors.ts";
import type { WorkPlace } from "@portal/shared/occurrence/model.ts";
import { wholeSubject } from "@portal/shared/occurrence/notes.ts";
import type { Snapshot } from "../../platform/table/table.ts";
import type { Write } from "../../platform/table/transaction.ts";
import { notesIn, notesRef, ofAuthor, ofColleagues } from "./kept-notes.ts";

/** What a decision of support tells the client, and which notes it was taken on. */
export interface Words {
  readonly notesVersion: number;
  readonly comment?: string | undefined;
  readonly adjustments?: readonly { readonly field: string; readonly comment: string }[];
  readonly reviews?: readonly { readonly caseId: string; readonly feedback?: string | undefined }[];
}

interface Text {
  readonly path: string;
  readonly subject: string;
  readonly text: string | undefined;
}

const textsIn = ({ comment, adjustments = [], reviews = [] }: Words): readonly Text[] => [
  { path: "comment", subject: wholeSubject, text: comment },
  ...adjustments.map(({ field, comment: text }, index) => ({
    path: `adjustments.${index}.comment`,
    subject: field,
    text,
  })),
  ...reviews.map(({ caseId, feedback: text }, index) => ({
    path: `reviews.${index}.feedback`,
    subject: caseId,
    text,
  })),
];

const plain = (text = "") => text.replace(/\s+/g, " ").trim();
const holds = (text: string | undefined, part: string) =>
  plain(part) !== "" && plain(text).includes(plain(part));

/**
 * Lets support say what it has read and what is its own: words that a colleague noted go only with who took them over
 * as a note. Returns what makes the transaction fail when the notes change meanwhile.
 * @throws DomainError `notes-changed` when the decision names other notes than there are, `colleague-words`
 */
export function requireOwnWords(seen: Snapshot, place: WorkPlace, sub: string, words: Words): Write[] {
  const notes = notesIn(seen, place);
  const { signed, version } = notes;
  if (signed.length > 0 && version !== words.notesVersion) throw new DomainError("notes-changed");
  const own = ofAuthor(notes, sub);
  const isOwn = (subject: string, part: string) =>
    own.some((note) => note.subject === subject && holds(note.text, part));
  const others = ofColleagues(notes, sub);
  const foreign = textsIn(words).filter(({ subject, text }) =>
    others.some((note) => note.subject === subject && holds(text, note.text) && !isOwn(subject, note.text)),
  );
  if (foreign.length > 0) {
    const fields = foreign.map(({ path }): FieldError => ({ path, code: "invalid" }));
    throw new DomainError("colleague-words", { fields });
  }
  return [{ act: "check", key: notesRef(place).key, seen: version }];
}
