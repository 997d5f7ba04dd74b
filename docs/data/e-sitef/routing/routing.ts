import * as z from "zod/mini";
import { parameter, slug, text } from "../../schema.ts";

/** A destination of transactions: what it offers, and what a store and its calls give it. */
export const routing = z.strictObject({
  slug,
  name: text,
  interfaces: z.array(
    z.enum([
      "rest-payment",
      "rest-pre-authorization",
      "rest-cancellation",
      "rest-card-query",
      "html-payment",
      "html-pre-authorization",
      "portal-cancellation",
      "boleto-reissue",
      "generic-operation",
      "rest-logon",
      "rest-table-load",
    ]),
  ),
  authorizers: z.array(z.int()),
  credentials: z.array(parameter),
  /** Parameters of the creation that only this destination reads. */
  requestFields: z.optional(z.array(text)),
  /** What the payment call takes for this destination besides its usual parameters. */
  paymentFields: z.optional(z.array(parameter)),
  /** The store activates it by itself, and no credentials pass through support. */
  activatedInPortal: z.optional(z.literal(true)),
  takesPayload: z.optional(z.literal(true)),
});
export type Routing = z.infer<typeof routing>;
