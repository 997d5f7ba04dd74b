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
import { askAgain, tryMs } from "../aws/ask-again.ts";
import { callAws } from "../aws/aws-call.ts";

/** What the product asks of DynamoDB. Of values, the interface's JSON has the form that the SDK's types describe. */
interface Operations {
  readonly BatchGetItem: (asked: BatchGetItemInput) => BatchGetItemOutput;
  readonly Query: (asked: QueryInput) => QueryOutput;
  readonly TransactWriteItems: (asked: TransactWriteItemsInput) => object;
  readonly UpdateItem: (asked: UpdateItemInput) => UpdateItemOutput;
}
type Answer<Name extends keyof Operations> = ReturnType<Operations[Name]>;

/**
 * Asks DynamoDB; again where it was throttled, unreachable or slow.
 * @throws AwsRefusal with DynamoDB's name for what it refuses
 */
export async function ask<Name extends keyof Operations>(
  operation: Name,
  body: Parameters<Operations[Name]>[0],
): Promise<Answer<Name>> {
  const target = `DynamoDB_20120810.${operation}`;
  const call = { service: "dynamodb", target, body, timeoutMs: tryMs } as const;
  const answer: Answer<Name> = JSON.parse(await askAgain(() => callAws(call)));
  return answer;
}

export type StoredItem = Record<string, AttributeValue>;

/** As DynamoDB stores it; members without a value are left out. */
export const toStored = (item: object): StoredItem => marshall(item, { removeUndefinedValues: true });

export const fromStored = (item: StoredItem): Record<string, unknown> => unmarshall(item);
