import { randomUUID } from "node:crypto";
import type { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  QueryCommand,
  TransactWriteCommand,
} from "@aws-sdk/lib-dynamodb";

type Item = Record<string, unknown>;

/** Of `functions/sandbox/sale/capacity.test.ts`: how many items a call reads and writes at once. */
const costs = { create: { read: 5, written: 5 }, pay: { read: 6, written: 5 } } as const;

/**
 * What a sale asks of the engine, asked directly by the same client: the read and the transaction of creating and of
 * paying one, with items of the size of those that a sale left behind.
 */
export async function floorOf(
  client: DynamoDBClient,
  TableName: string,
  partition: string,
): Promise<Record<keyof typeof costs, () => Promise<void>>> {
  const database = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
  const { Items: kept = [] } = await database.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: "pk = :pk",
      ExpressionAttributeValues: { ":pk": partition },
    }),
  );
  const sample = (count: number): Item[] =>
    Array.from({ length: count }, (_, index) => kept[index % kept.length] ?? {});
  const ask =
    ({ read, written }: { readonly read: number; readonly written: number }) =>
    async () => {
      // Small ones, most of which are not there yet, as a store and its counters.
      const Keys = Array.from({ length: read }, (_, index) => ({ pk: partition, sk: `FLOOR-${index}` }));
      await database.send(
        new BatchGetCommand({ RequestItems: { [TableName]: { Keys, ConsistentRead: true } } }),
      );
      const pk = `SB#floor-${randomUUID()}`;
      const TransactItems = sample(written).map((item, index) => ({
        Put: {
          TableName,
          Item: { ...item, pk, sk: `ITEM-${index}` },
          ConditionExpression: "attribute_not_exists(pk)",
        },
      }));
      await database.send(new TransactWriteCommand({ TransactItems, ClientRequestToken: randomUUID() }));
    };
  return { create: ask(costs.create), pay: ask(costs.pay) };
}
