import { isNativeError } from "node:util/types";
import { DomainError } from "@portal/shared/errors.ts";

/**
 * A refusal by an AWS service. `reason` is its error name; its message is dropped, because it may quote the request.
 */
export class AwsRefusal extends Error {
  readonly reason: string;
  /** Of a transaction: what was wrong with each of its parts, `None` where nothing was. */
  readonly partReasons: readonly string[];

  constructor(reason: string, partReasons: readonly string[]) {
    super(`AWS refused: ${reason}`);
    this.name = "AwsRefusal";
    this.reason = reason;
    this.partReasons = partReasons;
  }
}

/** What the SDK's clients say of a failed call, as far as it is read here. */
interface Failure {
  readonly name: string;
  /** Of a connection, such as `ECONNREFUSED`. */
  readonly code?: unknown;
  readonly $metadata?: { readonly httpStatusCode?: number };
  readonly CancellationReasons?: readonly { readonly Code?: string }[];
}

const passingNames = new Set([
  "LimitExceededException",
  "ProvisionedThroughputExceededException",
  "RequestLimitExceeded",
  "SlowDown",
  "TimeoutError",
  "TransactionInProgressException",
]);

const networkCodes = /^(?:ECONN|EPIPE|EAI_AGAIN|ENOTFOUND|ETIMEDOUT|EHOST|ENET)/;

/** Whether it is gone when one asks again. */
const isPassing = ({ name, code, $metadata: { httpStatusCode: status = 0 } = {} }: Failure): boolean =>
  status >= 500 ||
  status === 429 ||
  passingNames.has(name) ||
  /Throttl|TooManyRequests/.test(name) ||
  (typeof code === "string" && networkCodes.test(code));

function failureOf(error: unknown): unknown {
  if (!isNativeError(error)) return error;
  const failure: Failure = error;
  if (isPassing(failure)) return new DomainError("service-unavailable");
  if (failure.$metadata === undefined) return error;
  return new AwsRefusal(failure.name, failure.CancellationReasons?.map(({ Code = "None" }) => Code) ?? []);
}

/**
 * What one of AWS's clients answers, after its own tries.
 * @throws DomainError `service-unavailable` where it was throttled, unreachable or slow to the last
 * @throws AwsRefusal for everything else that the service says no to
 */
export async function answered<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw failureOf(error);
  }
}
