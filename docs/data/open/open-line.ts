import * as z from "zod/mini";
import { localized, properName } from "../schema.ts";

/**
 * What a page cannot say because it is not known, with what its reader codes until it is. It is never filled in on the
 * page, and stands there in one box, at the end.
 */
export const openLine = z.strictObject({
  /** Doc set and slug, as in the page's address: `e-sitef/pagamento-html-begin`. */
  page: z.string().check(z.regex(/^[a-z0-9+-]+\/[A-Za-z0-9_+-]+$/)),
  /** The value in a few words, or its name in the interface in backticks. With the page it tells lines apart. */
  field: properName,
  question: localized,
  /** What to code meanwhile, so that no answer breaks it. */
  meanwhile: localized,
  /** Who closes it: support asks the provider; whoever writes looks it up in the provider's documents. */
  owner: z.enum(["support", "documentation"]),
});
export type OpenLine = z.infer<typeof openLine>;
