import type { Locale } from "./locales.ts";

/** Who may call a route or act on a lifecycle. `support` is the Cognito group named below. */
export const roles = ["visitor", "client", "support"] as const;
export type Role = (typeof roles)[number];

export const supportGroup = "admin";

/** A verified caller. `sub` comes from the access token, never from the body. */
export interface Actor {
  readonly sub: string;
  readonly role: Exclude<Role, "visitor">;
}

/** The person whom support answers; mails go there, in that person's language. */
export interface Contact {
  readonly sub: string;
  readonly name: string;
  readonly email: string;
  readonly locale: Locale;
}
