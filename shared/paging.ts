import * as z from "zod";

/** History and queue pages: 10 unless asked otherwise (REQUIREMENTS 46, 50). */
export const pageSizes = [5, 10, 20] as const;
export const defaultPageSize = 10;

export const pageQuery = {
  cursor: z.string().max(2048).optional(),
  limit: z.coerce
    .number()
    .refine((size) => (pageSizes as readonly number[]).includes(size), "invalid-option")
    .default(defaultPageSize),
};

/** `cursor` is opaque, signed, and only good for the same caller and filter; absent on the last page. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), cursor: z.string().optional() });
export interface Page<T> {
  items: T[];
  cursor?: string;
}
