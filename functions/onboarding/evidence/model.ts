import { type EvidenceFile, evidenceFileSchema } from "@portal/shared/evidence/model.ts";
import type { ProductId } from "@portal/shared/product.ts";
import * as z from "zod/mini";
import { inCompany } from "../../platform/table/keys.ts";
import type { EvidenceItem } from "./public.ts";

/**
 * Its version grows with every file that is added or removed. A decision on a company's files reads it before the
 * files and adds a `check` of it to the transaction, so that no file was added or removed in between. Version 0 when
 * it does not exist.
 */
export const evidenceCountRef = (companyId: string, product: ProductId) => ({
  key: inCompany(companyId, "FILECOUNT", product),
  schema: z.object({ version: z.number() }),
});

export const evidenceView = (item: EvidenceItem): EvidenceFile => evidenceFileSchema.parse(item);
