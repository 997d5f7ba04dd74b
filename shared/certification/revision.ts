import * as z from "zod/mini";
import type { Correction } from "../stage/correction.ts";
import { sameContent } from "../stage/same-content.ts";
import { saverSchema } from "../stage/saver.ts";
import { type CaseReturn, caseIdSchema, caseReturnSchema, certificationSchema } from "./model.ts";

const sentFileSchema = z.object({ id: z.string(), fileName: z.string() });

/**
 * Returns as they were sent, kept for good. Of the files only the names are kept here, because a file's own item may
 * be removed later.
 */
export const certificationRevisionSchema = z.object({
  revision: z.number(),
  attempt: z.number(),
  sentAt: z.string(),
  sentBy: saverSchema,
  /** The cases that were tested. */
  selected: z.array(caseIdSchema),
  returns: certificationSchema.shape.returns,
  files: z.partialRecord(caseIdSchema, z.array(sentFileSchema)),
});
export type CertificationRevision = z.output<typeof certificationRevisionSchema>;

export type SentFile = z.output<typeof sentFileSchema>;

/** A case at one moment: the fields that were filled in and the files that passed the inspection. */
export interface CaseProof {
  readonly given: CaseReturn | undefined;
  readonly files: readonly SentFile[];
}

export const proofIn = (
  { returns, files }: Pick<CertificationRevision, "returns" | "files">,
  caseId: string,
): CaseProof => ({ given: returns[caseId], files: files[caseId] ?? [] });

type ReturnField = keyof CaseReturn;
const returnFields: readonly ReturnField[] = z.keyof(caseReturnSchema).options;

/** The fields of a return that hold something else than before. */
export const changedReturnFields = (before: CaseReturn = {}, now: CaseReturn = {}): ReturnField[] =>
  returnFields.filter((field) => !sameContent(before[field], now[field]));

/** The files in `some` that are not in `others`. */
export const filesBeyond = (some: readonly SentFile[], others: readonly SentFile[]): SentFile[] =>
  some.filter(({ id }) => !others.some((other) => other.id === id));

/**
 * What the client did about a failed case: another value or another file is a correction, a note alone is an answer.
 */
export function caseCorrection(before: CaseProof, now: CaseProof): Correction {
  const fields = changedReturnFields(before.given, now.given);
  const files = [...filesBeyond(before.files, now.files), ...filesBeyond(now.files, before.files)];
  if (files.length > 0 || fields.some((field) => field !== "notes")) return "changed";
  return fields.length > 0 && now.given?.notes ? "answered" : "open";
}
