import * as z from "zod/mini";
import { defineContract } from "../contract.ts";
import { version } from "../field/fields.ts";
import { locales } from "../locales.ts";
import { accountProfileSchema, accountSchema, emailCodeSchema, emailProofSchema } from "./model.ts";

const everyone = ["client", "support"] as const;

export const accountContract = defineContract("account", {
  open: {
    method: "POST",
    path: "/api/account",
    roles: everyone,
    summary: "Opens the caller's account on first sign-in, or returns it.",
    body: z.strictObject({ locale: z.enum(locales) }),
    returns: accountSchema,
    errors: ["email-missing", "email-unverified"],
  },
  askEmailProof: {
    method: "POST",
    path: "/api/account/email-proof",
    roles: everyone,
    summary: "Mails a code to the address that the caller's sign-in provider tells without vouching for it.",
    body: z.strictObject({ locale: z.enum(locales) }),
    returns: emailProofSchema,
    errors: ["email-missing", "action-not-allowed"],
  },
  proveEmail: {
    method: "POST",
    path: "/api/account/email-proof/code",
    roles: everyone,
    summary: "Opens the caller's account with the mailed code.",
    body: z.strictObject({ code: emailCodeSchema }),
    returns: accountSchema,
    errors: ["email-code-wrong", "email-code-expired"],
  },
  update: {
    method: "PUT",
    path: "/api/account",
    roles: everyone,
    summary: "Changes the caller's name and language.",
    body: z.strictObject({ version, profile: accountProfileSchema }),
    returns: accountSchema,
    errors: ["not-found", "version-conflict"],
  },
  refreshEmail: {
    method: "POST",
    path: "/api/account/email",
    roles: everyone,
    summary: "Takes over the e-mail that the user pool has verified for the caller.",
    returns: accountSchema,
    errors: ["not-found", "email-missing", "email-unverified"],
  },
});
