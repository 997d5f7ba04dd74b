import * as z from "zod/mini";
import { withDefault } from "./fields.ts";

/** History and queue pages: 10 unless asked otherwise (REQUIREMENTS 46, 50). */
export const pageSizes = [5, 10, 20] as const;
export const defaultPageSize = 10;

export const pageQuery = {
  cursor: z.optional(z.string().check(z.maxLength(2048))),
  limit: withDefault(
    z.coerce
      .number()
      .check(z.refine((size) => (pageSizes as readonly number[]).includes(size), "invalid-option")),
    defaultPageSize,
  ),
};

/** Longer searches than anybody types are cut in the browser and refused by the API. */
export const maxSearchLength = 80;

/** Words to search for; accents and case do not matter. */
export const searchText = z.optional(z.string().check(z.trim(), z.maxLength(maxSearchLength)));

/** `cursor` is opaque, signed, and only good for the same caller and filter; absent on the last page. */
export const pageOf = <T extends z.ZodMiniType>(item: T) =>
  z.object({
    items: z.array(item),
    cursor: z.optional(z.string()),
    /** Entries of this page that are stored but cannot be read: they are missing from `items`. */
    unreadable: z.optional(z.number()),
  });
export interface Page<T> {
  items: T[];
  cursor?: string;
  unreadable?: number;
}
