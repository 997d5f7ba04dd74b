import type { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { BatchWriteCommand, DynamoDBDocumentClient, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import type { Key } from "../../platform/table/keys.ts";
import type { Write } from "../../platform/table/transaction.ts";
import { type Made, manyTickets } from "./many-tickets.ts";

type Item = Record<string, unknown>;

const batchSize = 25;
const atOnce = 8;

/**
 * The item as a transaction would store it. Counters are summed up first, or each would be written ten thousand
 * times.
 */
function itemOf(write: Write, counts: Map<string, { key: Key; figures: Record<string, number> }>): Item[] {
  if (write.act === "put") return [{ ...write.item, ...write.key, version: write.seen + 1 }];
  if (write.act === "append" || write.act === "enter") return [{ ...write.item, ...write.key }];
  if (write.act !== "count") throw new Error(`Nothing new is written by ${write.act}.`);
  const known = counts.get(write.key.pk) ?? { key: write.key, figures: {} };
  for (const [name, change] of Object.entries(write.changes))
    known.figures[name] = (known.figures[name] ?? 0) + change;
  counts.set(write.key.pk, known);
  return [];
}

async function putAll(
  client: DynamoDBDocumentClient,
  table: string,
  items: readonly Item[],
  onItems: (written: number) => void,
): Promise<void> {
  const batches = Array.from({ length: Math.ceil(items.length / batchSize) }, (_, index) =>
    items.slice(index * batchSize, (index + 1) * batchSize),
  );
  const work = batches.values();
  let written = 0;
  const one = async () => {
    for (const batch of work) {
      const puts = batch.map((Item) => ({ PutRequest: { Item } }));
      await client.send(new BatchWriteCommand({ RequestItems: { [table]: puts } }));
      written += batch.length;
      onItems(written / items.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

/** Fills an empty table's queue with this many tickets, without the use cases but by their rules. */
export async function writeTickets(
  database: DynamoDBClient,
  table: string,
  count: number,
  onProgress: (share: number) => void = () => undefined,
): Promise<Made[]> {
  const client = DynamoDBDocumentClient.from(database);
  const counts = new Map<string, { key: Key; figures: Record<string, number> }>();
  const made: Made[] = [];
  const items: Item[] = [];
  for (const { made: one, writes } of manyTickets(count)) {
    made.push(one);
    items.push(...writes.flatMap((write) => itemOf(write, counts)));
  }
  // Two words may lead to the same item, and a batch accepts each key once.
  const distinct = [
    ...new Map(items.map((item) => [`${String(item.pk)} ${String(item.sk)}`, item])).values(),
  ];
  await putAll(client, table, distinct, onProgress);
  for (const { key, figures } of counts.values()) {
    const entries = Object.entries(figures);
    await client.send(
      new UpdateCommand({
        TableName: table,
        Key: key,
        UpdateExpression: `ADD ${entries.map((_, index) => `#c${index} :c${index}`).join(", ")}`,
        ExpressionAttributeNames: Object.fromEntries(entries.map(([name], index) => [`#c${index}`, name])),
        ExpressionAttributeValues: Object.fromEntries(
          entries.map(([, figure], index) => [`:c${index}`, figure]),
        ),
      }),
    );
  }
  return made;
}
