import {
  type ErrorCode,
  errorStatus,
  type FieldError,
  fieldErrorCodes,
  isErrorCode,
} from "@portal/shared/errors.ts";
import { isRecord } from "@portal/shared/field/record.ts";

/** `network` is not from the API: no answer came, so nobody knows whether the request had its effect. */
export type ApiErrorCode = ErrorCode | "network";

interface ApiErrorDetails {
  readonly fields?: readonly FieldError[];
  readonly current?: unknown;
  readonly requestId?: string;
  readonly retryAfterSeconds?: number;
  readonly companies?: readonly string[];
}

/** Why a call failed, in the API's words; `errors.code` of the catalogs has its sentence. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly fields: readonly FieldError[];
  /** The item as it is now, for a version conflict. */
  readonly current: unknown;
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** Names of companies that the refusal is about. */
  readonly companies: readonly string[];

  constructor(code: ApiErrorCode, details: ApiErrorDetails = {}) {
    super(code);
    this.name = "ApiError";
    this.code = code;
    this.fields = details.fields ?? [];
    this.current = details.current;
    this.requestId = details.requestId;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.companies = details.companies ?? [];
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;

/**
 * Whether the request may or may not have had its effect: the same request with the same key may then be sent again.
 */
export const isUncertain = (error: ApiError): boolean =>
  error.code === "network" || error.code === "internal-error" || error.code === "service-unavailable";

function isFieldError(value: unknown): value is FieldError {
  if (!isRecord(value)) return false;
  const codes: readonly unknown[] = fieldErrorCodes;
  return typeof value.path === "string" && codes.includes(value.code);
}

/** The code for refusals by gateway, authorizer and CDN, which answer without a problem document. */
function codeOfStatus(status: number): ErrorCode {
  const known = Object.keys(errorStatus)
    .filter(isErrorCode)
    .find((code) => errorStatus[code] === status);
  if (known) return known;
  return status >= 502 && status <= 504 ? "service-unavailable" : "internal-error";
}

const asNumber = (value: unknown): number | undefined =>
  value !== null && value !== "" && Number.isFinite(Number(value)) ? Number(value) : undefined;

export async function readProblem(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  const { code, fields, current, requestId, retryAfterSeconds, companies } = isRecord(body) ? body : {};
  return new ApiError(isErrorCode(code) ? code : codeOfStatus(response.status), {
    fields: Array.isArray(fields) ? fields.filter(isFieldError) : [],
    current,
    companies: Array.isArray(companies) ? companies.filter((one) => typeof one === "string") : [],
    requestId:
      typeof requestId === "string"
        ? requestId
        : (response.headers.get("x-request-id") ?? response.headers.get("apigw-requestid") ?? undefined),
    retryAfterSeconds: asNumber(retryAfterSeconds) ?? asNumber(response.headers.get("retry-after")),
  });
}
