import * as z from "zod/mini";

/** Revisions are numbered from one. In an address the number is text, hence the coercion. */
export const revisionNumber = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(999_999));
