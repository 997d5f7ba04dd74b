import * as z from "zod/mini";
import { id, letters, version } from "../field/fields.ts";
import { locales } from "../locales.ts";

/** A person's own record; name and language are theirs to change, the e-mail follows the user pool. */
export const accountProfileSchema = z.strictObject({
  name: letters(120),
  locale: z.enum(locales),
});

/** What is mailed to prove an address: six digits. */
export const emailCodeSchema = z.string().check(z.trim(), z.regex(/^\d{6}$/, "invalid"));

/** A code was mailed to an address, which does not count until the code proves it. */
export const emailProofSchema = z.object({ email: z.string(), sentAt: z.string() });
export type EmailProof = z.output<typeof emailProofSchema>;

export const memberRoles = ["owner", "member"] as const;
export type MemberRole = (typeof memberRoles)[number];

export const accountSchema = z.object({
  sub: z.string(),
  email: z.string(),
  name: z.string(),
  locale: z.enum(locales),
  role: z.enum(["client", "support"]),
  company: z.nullable(z.object({ id, role: z.enum(memberRoles), tradingName: z.string() })),
  /** A request to join an existing company that its owner has not answered yet. */
  joinRequest: z.nullable(
    z.object({
      /** The tax id that the person typed: nothing else about the company is shown to a stranger. */
      document: z.string(),
      requestedAt: z.string(),
      /** From when on the owner may be reminded. */
      remindableAt: z.string(),
    }),
  ),
  /** A request that the owner declined, until the person registers a company or asks again. */
  declinedJoin: z.nullable(z.object({ document: z.string(), declinedAt: z.string() })),
  version,
});
export type Account = z.output<typeof accountSchema>;
