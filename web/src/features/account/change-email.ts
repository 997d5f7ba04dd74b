import { accountContract } from "@portal/shared/account/contract.ts";
import type { Account } from "@portal/shared/account/model.ts";
import type { Locale } from "@portal/shared/locales.ts";
import { api } from "../../lib/api/api.ts";
import { type AuthFailure, authFailureOf } from "../../lib/session/auth-failure.ts";
import { loadAmplify } from "../../lib/session/session.ts";

/** The old address keeps signing in until the code that went to the new one comes back. */
export async function requestEmailChange(email: string, locale: Locale): Promise<void> {
  const { updateUserAttribute } = await loadAmplify();
  await updateUserAttribute({
    userAttribute: { attributeKey: "email", value: email },
    options: { clientMetadata: { locale } },
  });
}

/** Confirms the address with the user pool, then updates our own record. */
export async function confirmEmailChange(confirmationCode: string): Promise<Account> {
  const { confirmUserAttribute, fetchAuthSession } = await loadAmplify();
  await confirmUserAttribute({ userAttributeKey: "email", confirmationCode });
  // The identity token still names the old address.
  await fetchAuthSession({ forceRefresh: true });
  return api(accountContract).refreshEmail();
}

const reasons = {
  userExists: "taken",
  wrongCode: "wrongCode",
  expiredCode: "expiredCode",
  tooMany: "tooMany",
  network: "network",
} as const satisfies Partial<Record<AuthFailure, string>>;

export type EmailFailure = (typeof reasons)[keyof typeof reasons] | "other";

const isReason = (reason: AuthFailure): reason is keyof typeof reasons => reason in reasons;

export function emailFailureOf(error: unknown): EmailFailure {
  const reason = authFailureOf(error);
  return isReason(reason) ? reasons[reason] : "other";
}
