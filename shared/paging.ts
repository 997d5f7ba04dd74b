import * as z from "zod/mini";
import { withDefault } from "./field/fields.ts";

/** The page sizes that a list offers, and the usual one. */
export interface PageSizes {
  readonly sizes: readonly number[];
  readonly usual: number;
}
/** Partners and histories. */
export const shortPages: PageSizes = { sizes: [5, 10, 20], usual: 10 };
/** What support works through. */
export const longPages: PageSizes = { sizes: [10, 20, 50, 100], usual: 20 };

const queryOf = ({ sizes, usual }: PageSizes) => ({
  cursor: z.optional(z.string().check(z.maxLength(2048))),
  limit: withDefault(
    z.coerce.number().check(z.refine((size) => sizes.includes(size), "invalid-option")),
    usual,
  ),
});

export const pageQuery = queryOf(shortPages);
/** Panels beside other content show fewer entries than the list's own screen. */
export const longPageQuery = queryOf({ ...longPages, sizes: [5, ...longPages.sizes] });

/** The browser cuts longer searches and the API refuses them. */
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
