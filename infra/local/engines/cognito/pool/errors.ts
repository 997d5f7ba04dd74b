type CognitoErrorType =
  | "AliasExistsException"
  | "CodeDeliveryFailureException"
  | "CodeMismatchException"
  | "ExpiredCodeException"
  | "InvalidParameterException"
  | "InvalidPasswordException"
  | "LimitExceededException"
  | "NotAuthorizedException"
  | "ResourceNotFoundException"
  | "UnknownOperationException"
  | "UnsupportedTokenTypeException"
  | "UserNotConfirmedException"
  | "UserNotFoundException"
  | "UsernameExistsException";

/** A refusal the caller sees: `name` becomes `__type` on the wire, which the SDKs turn back into the error's name. */
export class CognitoError extends Error {
  constructor(type: CognitoErrorType, message: string) {
    super(message);
    this.name = type;
  }
}

// Amplify UI translates by the exact sentence, so these follow the cloud's wording.
export const badCredentials = () =>
  new CognitoError("NotAuthorizedException", "Incorrect username or password.");
export const passwordAttemptsExceeded = "Password attempts exceeded";
export const userNotFound = () => new CognitoError("UserNotFoundException", "User does not exist.");
export const userDisabled = () => new CognitoError("NotAuthorizedException", "User is disabled.");
export const codeMismatch = () =>
  new CognitoError("CodeMismatchException", "Invalid verification code provided, please try again.");
export const codeExpired = () =>
  new CognitoError("ExpiredCodeException", "Invalid code provided, please request a code again.");
export const attemptLimitExceeded = () =>
  new CognitoError("LimitExceededException", "Attempt limit exceeded, please try after some time.");
export const emailTaken = () =>
  new CognitoError("AliasExistsException", "An account with the email already exists.");
export const invalidParameter = (message: string) => new CognitoError("InvalidParameterException", message);

/** The value, or the refusal the cloud gives for a missing or non-text parameter. */
export function required(value: string | undefined, name: string): string {
  if (typeof value === "string" && value !== "") return value;
  throw invalidParameter(`1 validation error detected: Value at '${name}' failed to satisfy constraint`);
}
