import { memberRoles } from "@portal/shared/account/model.ts";
import { locales } from "@portal/shared/locales.ts";
import * as z from "zod/mini";
import { keys } from "../platform/table/keys.ts";

const accountItemSchema = z.object({
  sub: z.string(),
  email: z.string(),
  name: z.string(),
  locale: z.enum(locales),
  version: z.number(),
});
export type AccountItem = z.output<typeof accountItemSchema>;

export const accountSlot = (sub: string) => ({ key: keys.account(sub), schema: accountItemSchema });

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

export const emailProofSlot = (sub: string) => ({ key: keys.emailProof(sub), schema: emailProofItemSchema });

/**
 * The company that a person belongs to, asks to join, or was declined by, and since when. What the person may do
 * there is decided by the member item.
 */
const linkItemSchema = z.object({
  companyId: z.string(),
  role: z.enum([...memberRoles, "requested", "declined"]),
  since: z.string(),
  /** When the owner was last reminded of a request. */
  remindedAt: z.optional(z.string()),
  version: z.number(),
});
export type LinkItem = z.output<typeof linkItemSchema>;

export const linkSlot = (sub: string) => ({ key: keys.link(sub), schema: linkItemSchema });

const reminderPauseMs = 24 * 60 * 60 * 1000;

/** When the owner may be reminded of a request: a day after it was made, or after the last reminder. */
export const remindableAt = ({ since, remindedAt = since }: Pick<LinkItem, "since" | "remindedAt">): string =>
  new Date(Date.parse(remindedAt) + reminderPauseMs).toISOString();
