import { type EvidenceFile, evidenceFileSchema } from "@portal/shared/evidence/model.ts";
import type { ProductId } from "@portal/shared/product.ts";
import * as z from "zod/mini";
import { keys } from "../platform/table/keys.ts";
import { readableItems, readRange } from "../platform/table/table.ts";

const evidenceItemSchema = z.object({
  ...evidenceFileSchema.shape,
  companyId: z.string(),
  /** SHA-256 of the declared bytes, in base64. */
  sha256: z.string(),
  version: z.number(),
  /** When it goes by itself, in seconds: what was never uploaded, was refused, or was only a trial. */
  ttl: z.optional(z.number()),
});
export type EvidenceItem = z.output<typeof evidenceItemSchema>;

/** Where a file is in the table. What is read here may have expired, see `isLive`. */
export const evidenceSlot = (companyId: string, product: ProductId, fileId: string) => ({
  key: keys.file(companyId, product, fileId),
  schema: evidenceItemSchema,
});

/**
 * Moves on with every file that is added or removed. Who decides on a company's files reads it first, then the
 * files, and writes with a `check` of it: then no file came or went in between. Version 0 where it is not there.
 */
export const evidenceCountSlot = (companyId: string, product: ProductId) => ({
  key: keys.fileCount(companyId, product),
  schema: z.object({ version: z.number() }),
});

/** The table deletes what expired within days, not at once. */
export const isLive = ({ ttl }: Pick<EvidenceItem, "ttl">): boolean =>
  ttl === undefined || ttl * 1000 > Date.now();

/** Every file of a company's product, of all attempts, refused ones and trials (without a case) included. */
export async function readEvidence(companyId: string, product: ProductId): Promise<EvidenceItem[]> {
  const items: EvidenceItem[] = [];
  let after: string | undefined;
  do {
    const stretch = await readRange({ ...keys.filesOf(companyId, product), after }, evidenceItemSchema);
    items.push(...readableItems(stretch.items));
    after = stretch.end;
  } while (after !== undefined);
  return items.filter(isLive);
}

/** What a file's objects are named by. */
export type FilePlace = Pick<EvidenceItem, "companyId" | "product" | "id">;

/** The folders' lifecycles are those of `infra/stacks/data-stack.ts`. */
const folders = { clean: "evidence", trial: "evidence-trial", quarantine: "quarantine" } as const;

const objectKey = (folder: string, { companyId, product, id }: FilePlace): string =>
  `${folder}/${companyId}/${product}/${id}`;

/** All that waits to be inspected. */
export const quarantineFolder = `${folders.quarantine}/`;

/** Where browsers upload to. Nobody reads here but the inspection. */
export const quarantineKey = (file: FilePlace): string => objectKey(folders.quarantine, file);

/** Where the inspection puts what is clean. */
export const cleanKey = (file: FilePlace & Pick<EvidenceItem, "caseId">): string =>
  objectKey(file.caseId === null ? folders.trial : folders.clean, file);

/** Everywhere that bytes of a file may be. */
export const objectKeysOf = (file: FilePlace): string[] =>
  Object.values(folders).map((folder) => objectKey(folder, file));

export const evidenceView = (item: EvidenceItem): EvidenceFile => evidenceFileSchema.parse(item);
