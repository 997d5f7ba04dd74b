import * as z from "zod/mini";
import { defineContract } from "../contract.ts";
import { version } from "../fields.ts";
import { locales } from "../locales.ts";
import { accountProfileSchema, accountSchema } from "./model.ts";

const everyone = ["client", "support"] as const;

export const accountContract = defineContract("account", {
  open: {
    method: "POST",
    path: "/api/account",
    roles: everyone,
    summary: "Opens the caller's account on first sign-in, or returns it.",
    body: z.strictObject({ locale: z.enum(locales) }),
    returns: accountSchema,
  },
  update: {
    method: "PUT",
    path: "/api/account",
    roles: everyone,
    summary: "Changes the caller's name and language.",
    body: z.strictObject({ version, profile: accountProfileSchema }),
    returns: accountSchema,
    errors: ["version-conflict"],
  },
  refreshEmail: {
    method: "POST",
    path: "/api/account/email",
    roles: everyone,
    summary: "Takes over the e-mail that the user pool has verified for the caller.",
    returns: accountSchema,
  },
});
