import { evidenceFileSchema } from "@portal/shared/evidence/model.ts";
import type { ProductId } from "@portal/shared/product.ts";
import * as z from "zod/mini";
import { allInCompany, inCompany } from "../../platform/table/keys.ts";
import { readableItems, readRange } from "../../platform/table/table.ts";

const evidenceItemSchema = z.object({
  ...evidenceFileSchema.shape,
  companyId: z.string(),
  /** SHA-256 of the declared bytes, in base64. */
  sha256: z.string(),
  version: z.number(),
  /** When the item expires, in seconds: for files never uploaded, refused files and trial uploads. */
  ttl: z.optional(z.number()),
});
export type EvidenceItem = z.output<typeof evidenceItemSchema>;

/** Where a file is in the table. What is read here may have expired, see `isLive`. */
export const evidenceRef = (companyId: string, product: ProductId, fileId: string) => ({
  key: inCompany(companyId, "FILE", product, fileId),
  schema: evidenceItemSchema,
});

/** The table deletes what expired within days, not at once. */
export const isLive = ({ ttl }: Pick<EvidenceItem, "ttl">): boolean =>
  ttl === undefined || ttl * 1000 > Date.now();

/** Every file of a company's product, of all attempts, refused ones and trials (without a case) included. */
export async function readEvidence(companyId: string, product: ProductId): Promise<EvidenceItem[]> {
  const items: EvidenceItem[] = [];
  let after: string | undefined;
  do {
    const stretch = await readRange(
      { ...allInCompany(companyId, "FILE", product), after },
      evidenceItemSchema,
    );
    items.push(...readableItems(stretch.items));
    after = stretch.end;
  } while (after !== undefined);
  return items.filter(isLive);
}

/** The ids that a file's object keys are made of. */
export type FilePlace = Pick<EvidenceItem, "companyId" | "product" | "id">;

/** The folders' lifecycles are those of `infra/stacks/data-stack.ts`. */
const folders = { clean: "evidence", trial: "evidence-trial", quarantine: "quarantine" } as const;

const objectKey = (folder: string, { companyId, product, id }: FilePlace): string =>
  `${folder}/${companyId}/${product}/${id}`;

/** The folder of everything that awaits inspection. */
export const quarantineFolder = `${folders.quarantine}/`;

/** The key that browsers upload to. Only the inspection reads it. */
export const quarantineKey = (file: FilePlace): string => objectKey(folders.quarantine, file);

/** Where the inspection puts what is clean. */
export const cleanKey = (file: FilePlace & Pick<EvidenceItem, "caseId">): string =>
  objectKey(file.caseId === null ? folders.trial : folders.clean, file);

/** Every key under which bytes of a file may be stored. */
export const objectKeysOf = (file: FilePlace): string[] =>
  Object.values(folders).map((folder) => objectKey(folder, file));
