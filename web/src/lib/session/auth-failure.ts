/** Names of the user pool's and Amplify's errors, by what the person can do about them. */
const reasons = {
  wrongCredentials: ["NotAuthorizedException", "UserNotFoundException"],
  userExists: ["UsernameExistsException", "AliasExistsException"],
  wrongCode: ["CodeMismatchException"],
  expiredCode: ["ExpiredCodeException"],
  tooMany: ["LimitExceededException", "TooManyRequestsException", "TooManyFailedAttemptsException"],
  weakPassword: ["InvalidPasswordException", "PasswordHistoryPolicyViolationException"],
  notDelivered: ["CodeDeliveryFailureException"],
  notAllowed: [
    "UserNotConfirmedException",
    "PasswordResetRequiredException",
    "UserLambdaValidationException",
  ],
  network: ["NetworkError"],
} as const;

export type AuthFailure = keyof typeof reasons | "other";

const isReason = (value: string): value is keyof typeof reasons => Object.hasOwn(reasons, value);

/** Why signing in, or anything else of the user pool, failed. Its messages are English, so only the name counts. */
export function authFailureOf(error: unknown): AuthFailure {
  const name = error instanceof Error ? error.name : "";
  const found = Object.entries(reasons).find(([, names]) => names.some((known) => known === name))?.[0];
  return found && isReason(found) ? found : "other";
}
