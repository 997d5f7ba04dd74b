import * as z from "zod/mini";
import type { Correction } from "./correction.ts";
import { sameContent } from "./same-content.ts";

export const sentFileSchema = z.object({ id: z.string(), fileName: z.string() });
export type SentFile = z.output<typeof sentFileSchema>;

/** A return as the client fills it in: any fields, and a note that proves nothing. */
export type Given = { readonly notes?: string | undefined };

/** A case at one moment: the fields that were filled in and the files that passed the inspection. */
export interface CaseProof<Return extends Given> {
  readonly given: Return | undefined;
  readonly files: readonly SentFile[];
}

/** What is known of a case's proof besides its return. */
export interface ProofSoFar {
  /** The number of its files that passed the inspection. */
  readonly cleanFiles: number;
  /** Recorded calls of the sandbox prove the return. */
  readonly isMatched: boolean;
}

export interface SentProofs<Return extends Given> {
  readonly returns: Readonly<Partial<Record<string, Return>>>;
  readonly files: Readonly<Partial<Record<string, readonly SentFile[]>>>;
}

export const proofIn = <Return extends Given>(
  { returns, files }: SentProofs<Return>,
  caseId: string,
): CaseProof<Return> => ({ given: returns[caseId], files: files[caseId] ?? [] });

const valueOf = (given: Given, field: string): unknown => new Map(Object.entries(given)).get(field);

/** The fields of a return that hold something else than before. */
export function changedFields<Return extends Given>(
  before: Return | undefined,
  now: Return | undefined,
): (keyof Return & string)[];
export function changedFields(before: Given = {}, now: Given = {}): string[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...fields].filter((field) => !sameContent(valueOf(before, field), valueOf(now, field)));
}

/** The files in `some` that are not in `others`. */
export const filesBeyond = (some: readonly SentFile[], others: readonly SentFile[]): SentFile[] =>
  some.filter(({ id }) => !others.some((other) => other.id === id));

/**
 * What the client did about a failed case: another value or another file is a correction, a note alone is an answer.
 */
export function caseCorrection<Return extends Given>(
  before: CaseProof<Return>,
  now: CaseProof<Return>,
): Correction {
  const fields = changedFields(before.given, now.given);
  const files = [...filesBeyond(before.files, now.files), ...filesBeyond(now.files, before.files)];
  if (files.length > 0 || fields.some((field) => field !== "notes")) return "changed";
  return fields.length > 0 && now.given?.notes ? "answered" : "open";
}
