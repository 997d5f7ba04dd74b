import { isNativeError } from "node:util/types";
import { DomainError } from "@portal/shared/errors.ts";

const passingNames = new Set([
  "InternalServerError",
  "LimitExceededException",
  "ProvisionedThroughputExceededException",
  "RequestLimitExceeded",
  "ServiceUnavailable",
  "ThrottlingException",
  "TimeoutError",
  "TransactionInProgressException",
]);

/** Whether an error of this name, by us or by AWS, is gone when one asks again. */
export const willPass = (name: string): boolean =>
  passingNames.has(name) || /Throttl|TooManyRequests/.test(name);

const networkCodes = /^(?:ECONN|EPIPE|EAI_AGAIN|ENOTFOUND|ETIMEDOUT|EHOST|ENET)/;

function isPassing(error: unknown): boolean {
  if (!isNativeError(error)) return false;
  if (willPass(error.name)) return true;
  return "code" in error && typeof error.code === "string" && networkCodes.test(error.code);
}

/** Passes a result on. A temporary failure (throttled, unreachable, slow) becomes `service-unavailable`. */
export async function unlessUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw isPassing(error) ? new DomainError("service-unavailable") : error;
  }
}
