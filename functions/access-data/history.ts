import {
  type AccessDataHistoryEntry,
  accessDataHistoryEntrySchema,
} from "@portal/shared/access-data/model.ts";
import { withDefault } from "@portal/shared/field/fields.ts";
import type { ProductId } from "@portal/shared/product.ts";
import * as z from "zod/mini";
import { keys } from "../platform/table/keys.ts";
import { readNewest, type TablePage } from "../platform/table/table.ts";
import { accessDataSubject } from "./model.ts";

/** A line tells of a delivery or of one revealed key, never both. */
const lineSchema = z.object({
  ...accessDataHistoryEntrySchema.shape,
  field: withDefault(accessDataHistoryEntrySchema.shape.field, null),
  data: withDefault(accessDataHistoryEntrySchema.shape.data, null),
  comment: withDefault(accessDataHistoryEntrySchema.shape.comment, null),
});

/** A page of deliveries and looks at keys, newest first, and where the next one begins. */
export const readAccessDataHistory = (
  companyId: string,
  product: ProductId,
  limit: number,
  after: string | undefined,
): Promise<TablePage<AccessDataHistoryEntry>> =>
  readNewest({ ...keys.historyOf(companyId, accessDataSubject(product)), limit, after }, lineSchema);
