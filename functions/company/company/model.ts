import { memberRoles } from "@portal/shared/account/model.ts";
import type { TaxIdType } from "@portal/shared/field/tax-id.ts";
import * as z from "zod/mini";
import { type Key, partition, type Shard } from "../../platform/table/keys.ts";

const taxIdItemSchema = z.object({ companyId: z.string() });

/** Holds a tax id for one company: the second one to register it finds it taken. */
const taxIdKey = (type: TaxIdType, number: string): Key => ({
  pk: partition("TAX", type, number),
  sk: "TAX",
});

/** The item that says which company has this tax id. */
export const taxIdRef = (type: TaxIdType, number: string) => ({
  key: taxIdKey(type, number),
  schema: taxIdItemSchema,
});

/**
 * The company that a person belongs to, asks to join, or was declined by, and since when. What the person may do
 * there is decided by the member item.
 */
export const linkItemSchema = z.object({
  companyId: z.string(),
  role: z.enum([...memberRoles, "requested", "declined"]),
  since: z.string(),
  /** When the owner was last reminded of a request. */
  remindedAt: z.optional(z.string()),
  version: z.number(),
});
export type LinkItem = z.output<typeof linkItemSchema>;

/** All companies by name, in `gsi1`. */
export const companyList = (shard: Shard): string => partition("COMPANIES", shard);
