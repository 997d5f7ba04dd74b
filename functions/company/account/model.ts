import { locales } from "@portal/shared/locales.ts";
import * as z from "zod/mini";
import { keys, ofPerson } from "../../platform/table/keys.ts";

const accountItemSchema = z.object({
  sub: z.string(),
  email: z.string(),
  name: z.string(),
  locale: z.enum(locales),
  version: z.number(),
});
export type AccountItem = z.output<typeof accountItemSchema>;

export const accountRef = (sub: string) => ({ key: keys.person(sub), schema: accountItemSchema });

/**
 * The address that a code was mailed to. The code itself is stored nowhere: it is computed from the event that mails
 * it.
 */
const emailProofItemSchema = z.object({
  email: z.string(),
  name: z.string(),
  locale: z.enum(locales),
  eventId: z.string(),
  sentAt: z.string(),
  /** How often a code was typed. */
  tries: z.number(),
  version: z.number(),
});
export type EmailProofItem = z.output<typeof emailProofItemSchema>;

export const emailProofRef = (sub: string) => ({
  key: ofPerson(sub, "EMAILPROOF"),
  schema: emailProofItemSchema,
});
