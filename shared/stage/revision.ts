import * as z from "zod/mini";

/** The first sending is number one. In an address it is text. */
export const revisionNumber = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(999_999));
