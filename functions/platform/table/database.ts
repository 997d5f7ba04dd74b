import type {
  AttributeValue,
  BatchGetItemInput,
  BatchGetItemOutput,
  QueryInput,
  QueryOutput,
  TransactWriteItemsInput,
  UpdateItemInput,
  UpdateItemOutput,
} from "@aws-sdk/client-dynamodb";
import { marshall, unmarshall } from "@aws-sdk/util-dynamodb";
import { DomainError } from "@portal/shared/errors.ts";
import { callAws } from "../aws/aws-call.ts";
import { pause } from "../aws/pause.ts";

/** What the product asks of DynamoDB. Of values, the interface's JSON has the form that the SDK's types describe. */
interface Operations {
  readonly BatchGetItem: (asked: BatchGetItemInput) => BatchGetItemOutput;
  readonly Query: (asked: QueryInput) => QueryOutput;
  readonly TransactWriteItems: (asked: TransactWriteItemsInput) => object;
  readonly UpdateItem: (asked: UpdateItemInput) => UpdateItemOutput;
}
type Answer<Name extends keyof Operations> = ReturnType<Operations[Name]>;

/**
 * Short enough that three tries of a read and three of a write, all hanging, still end before the function's own
 * timeout.
 */
const timeoutMs = 2000;
const attempts = 3;

const isUnavailable = (error: unknown): boolean =>
  error instanceof DomainError && error.code === "service-unavailable";

/**
 * Asks DynamoDB; again where it was throttled, unreachable or slow.
 * @throws AwsRefusal with DynamoDB's name for what it refuses
 */
export async function ask<Name extends keyof Operations>(
  operation: Name,
  body: Parameters<Operations[Name]>[0],
): Promise<Answer<Name>> {
  const target = `DynamoDB_20120810.${operation}`;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer: Answer<Name> = JSON.parse(
        await callAws({ service: "dynamodb", target, body, timeoutMs }),
      );
      return answer;
    } catch (error) {
      if (attempt === attempts || !isUnavailable(error)) throw error;
      await pause(attempt);
    }
  }
}

export type StoredItem = Record<string, AttributeValue>;

/** As DynamoDB stores it; members without a value are left out. */
export const toStored = (item: object): StoredItem => marshall(item, { removeUndefinedValues: true });

export const fromStored = (item: StoredItem): Record<string, unknown> => unmarshall(item);
