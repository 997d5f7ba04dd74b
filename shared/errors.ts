/**
 * Every way an answer can be "no". The code is stable, is the key of its sentence in `messages/<locale>/errors.json`
 * and decides the HTTP status; nothing else in the product names a status for a failure.
 */
export const errorStatus = {
  "invalid-input": 400, // `fields` says which and why
  "malformed-request": 400,
  "invalid-cursor": 400,
  "idempotency-key-missing": 400,
  unauthenticated: 401,
  forbidden: 403,
  "email-missing": 403, // the sign-in provider gave no address, so no mail can reach the person
  "email-unverified": 403, // the sign-in provider did not verify the address: a mailed code proves it
  "not-found": 404, // also for what belongs to somebody else: the two must look the same
  "version-conflict": 409, // `current` carries the fresh item; the browser shows both and asks, it never retries blindly
  "notes-changed": 409, // a colleague noted something since; the browser shows it and asks
  "action-not-allowed": 409,
  "company-already-linked": 409,
  "stage-already-open": 409, // there is nothing to ask for
  "product-not-used": 409,
  "sandbox-keys-missing": 409, // the screen offers to create them
  "stage-locked": 409, // an earlier step is missing: an approved configuration or a concluded certification
  "evidence-limit-reached": 409,
  "evidence-not-inspected": 409, // a file can only be opened after it passed the inspection
  "payload-too-large": 413,
  "idempotency-key-reused": 422,
  "merchant-id-shared": 422, // `companies` names its holders; with `sharesMerchantId` it is delivered all the same
  "access-data-incomplete": 422, // `fields` names what is missing
  "certification-incomplete": 422, // likewise, as `returns.<case>.<part>`
  "review-incomplete": 422, // `fields` names the cases without a verdict
  "nothing-corrected": 422, // none of the corrections that support asked for was made or answered
  "colleague-words": 422, // `fields` names words that a colleague noted and the sender did not take as his own
  "mandatory-case-failed": 422, // `fields` names them
  "contract-not-signed": 422, // fraud prevention is certified for who signed its contract
  "email-code-wrong": 422,
  "email-code-expired": 422, // by time, by too many wrong tries, or by a newer one
  "too-many-requests": 429,
  "internal-error": 500,
  "service-unavailable": 503, // carries Retry-After
} as const;

export type ErrorCode = keyof typeof errorStatus;

export const fieldErrorCodes = [
  "required",
  "too-short",
  "too-long",
  "too-many",
  "too-small",
  "too-large",
  "letters-only",
  "digits-only",
  "phone-too-short",
  "phone-too-long",
  "invalid-email",
  "invalid-url",
  "url-not-https",
  "url-private-host",
  "url-port",
  "invalid-tax-id",
  "invalid-zip-code",
  "invalid-state",
  "invalid-option",
  "invalid-css",
  "control-characters",
  "terms-not-accepted",
  "unknown-field",
  "invalid-date",
  "date-in-future",
  "invalid-public-key",
  "file-name",
  "file-type",
  "file-empty",
  "file-too-large",
  "invalid",
] as const;
export type FieldErrorCode = (typeof fieldErrorCodes)[number];

export interface FieldError {
  /** Dotted path inside the body, query or params, such as `draft.website`. */
  readonly path: string;
  readonly code: FieldErrorCode;
  /** The bound that was crossed, where there is one. */
  readonly limit?: number;
}

export interface ErrorDetails {
  readonly fields?: readonly FieldError[];
  /** The item as it is now, for a version conflict. */
  readonly current?: unknown;
  readonly retryAfterSeconds?: number;
  /** Names of companies; only support gets to see them. */
  readonly companies?: readonly string[];
}

/** What the API answers when it refuses (RFC 9457), `application/problem+json`. */
export interface Problem extends ErrorDetails {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: ErrorCode;
  readonly requestId: string;
}

export const titleOf = (code: string): string => {
  const words = code.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A refusal as RFC 9457 wants it; the functions and the edge answer with the same. */
export const problemOf = (code: ErrorCode, requestId: string, details: ErrorDetails = {}): Problem => ({
  type: `urn:problem:${code}`,
  title: titleOf(code),
  status: errorStatus[code],
  code,
  requestId,
  ...details,
});

/** The one exception that crosses layers: thrown where the rule is known, mapped once in `functions/platform/http/http.ts`. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(code);
    this.name = "DomainError";
    this.code = code;
    this.details = details;
  }
}

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === "string" && Object.hasOwn(errorStatus, value);
