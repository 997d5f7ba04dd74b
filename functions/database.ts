import { DomainError } from "@portal/shared/errors.ts";
import type { Attributes } from "./attributes.ts";
import { callAws } from "./aws-call.ts";
import { pause } from "./pause.ts";

/** Of what DynamoDB's operations answer, what is used here. */
interface DatabaseAnswer {
  readonly Responses?: Readonly<Record<string, readonly Attributes[]>>;
  readonly UnprocessedKeys?: Readonly<Record<string, { readonly Keys: readonly Attributes[] }>>;
  readonly Items?: readonly Attributes[];
  readonly LastEvaluatedKey?: Attributes;
  readonly Attributes?: Attributes;
}

const maxAttempts = 3;
/**
 * Even three tries at a read and three at a write, all of them hanging, end in an answer before the function's own
 * time does.
 */
const requestTimeoutMs = 2000;

/**
 * One operation of DynamoDB, tried again while it fails only for now. A write that must not happen twice carries a
 * token of its own, because the try that seemed to fail may have succeeded.
 * @throws DomainError `service-unavailable`, AwsRefusal
 */
export async function callDatabase(
  operation: "BatchGetItem" | "Query" | "UpdateItem" | "TransactWriteItems",
  body: object,
): Promise<DatabaseAnswer> {
  const call = {
    service: "dynamodb",
    target: `DynamoDB_20120810.${operation}`,
    body,
    requestTimeoutMs,
  } as const;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await callAws<DatabaseAnswer>(call);
    } catch (error) {
      const willPass = error instanceof DomainError && error.code === "service-unavailable";
      if (!willPass || attempt === maxAttempts) throw error;
      await pause(attempt);
    }
  }
}
