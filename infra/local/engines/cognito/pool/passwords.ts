import type { PasswordPolicyType } from "@aws-sdk/client-cognito-identity-provider";
import type { Attempts } from "./attempts.ts";
import { badCredentials, CognitoError, passwordAttemptsExceeded } from "./errors.ts";
import { createVerifier, passwordMatches } from "./srp.ts";
import type { Pool, User } from "./state.ts";

/** What a pool asks of passwords when its template says nothing. */
const defaultPolicy: PasswordPolicyType = {
  MinimumLength: 8,
  RequireLowercase: true,
  RequireNumbers: true,
  RequireSymbols: true,
  RequireUppercase: true,
};

function policyBreach(policy: PasswordPolicyType, password: string): string | undefined {
  if (password.length < (policy.MinimumLength ?? 8)) return "Password not long enough";
  if (password.length > 256) return "Password too long";
  if (policy.RequireLowercase && !/[a-z]/.test(password)) return "Password must have lowercase characters";
  if (policy.RequireUppercase && !/[A-Z]/.test(password)) return "Password must have uppercase characters";
  if (policy.RequireNumbers && !/\d/.test(password)) return "Password must have numeric characters";
  if (policy.RequireSymbols && !/[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+ -]/.test(password)) {
    return "Password must have symbol characters";
  }
  return undefined;
}

export function assertAcceptable(pool: Pool, password: string | undefined): asserts password is string {
  const breach = policyBreach(pool.settings.Policies?.PasswordPolicy ?? defaultPolicy, password ?? "");
  if (breach) {
    throw new CognitoError("InvalidPasswordException", `Password did not conform with policy: ${breach}`);
  }
}

export function setPassword(pool: Pool, user: User, password: string | undefined): void {
  assertAcceptable(pool, password);
  user.password = createVerifier(pool.id, user.username, password);
}

/** The name attempts are counted under: typing the e-mail or the username spends the same five. */
export function attemptName(pool: Pool, name: string, user: User | undefined): string {
  return `${pool.id}/${user?.username ?? name.toLowerCase()}`;
}

/** Runs one proof of a password and keeps the count of failures; a missing user fails exactly like a wrong password. */
export function provePassword<T extends User | undefined>(
  attempts: Attempts,
  claim: { pool: Pool; name: string; user: T; proves: (user: NonNullable<T>) => boolean },
): NonNullable<T> {
  const { pool, name, user, proves } = claim;
  const attempt = attemptName(pool, name, user);
  if (attempts.isBlocked(attempt)) {
    throw new CognitoError("NotAuthorizedException", passwordAttemptsExceeded);
  }
  if (!user || !proves(user)) {
    attempts.count(attempt);
    throw badCredentials();
  }
  attempts.clear(attempt);
  return user;
}

export function hasPassword(pool: Pool, user: User, password: string | undefined): boolean {
  return (
    user.password !== undefined && passwordMatches(pool.id, user.username, password ?? "", user.password)
  );
}
