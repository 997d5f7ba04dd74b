import { BatchGetCommand, QueryCommand, type QueryCommandInput, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { DomainError } from "@portal/shared/errors.ts";
import type * as z from "zod/mini";
import { database } from "./database.ts";
import { environment } from "./environment.ts";
import type { Key, QueueIndex } from "./keys.ts";
import { pause } from "./pause.ts";
import { unlessUnavailable } from "./unavailable.ts";

/** Where one item lives and how it is read: what is stored is parsed, never believed. */
export interface Slot<T> {
  readonly key: Key;
  readonly schema: z.ZodMiniType<T>;
}

/** Items as one read found them: each as it was committed, though not all at the same instant. */
export interface Snapshot {
  find<T>(slot: Slot<T>): T | undefined;
  /** @throws DomainError `not-found` */
  get<T>(slot: Slot<T>): T;
}

type RawItem = Record<string, unknown>;

const batchSize = 100;
const batchAttempts = 5;

async function readBatch(requested: readonly Key[]): Promise<RawItem[]> {
  const table = environment("TABLE_NAME");
  const items: RawItem[] = [];
  let keys: RawItem[] = requested.map(({ pk, sk }) => ({ pk, sk }));
  for (let attempt = 0; keys.length > 0; attempt += 1) {
    if (attempt === batchAttempts) throw new DomainError("service-unavailable");
    if (attempt > 0) await pause(attempt);
    const command = new BatchGetCommand({ RequestItems: { [table]: { Keys: keys, ConsistentRead: true } } });
    const { Responses, UnprocessedKeys } = await unlessUnavailable(database.send(command));
    items.push(...(Responses?.[table] ?? []));
    keys = UnprocessedKeys?.[table]?.Keys ?? [];
  }
  return items;
}

const nameOf = ({ pk, sk }: Key | RawItem): string => `${String(pk)} ${String(sk)}`;

/** One consistent read of up to a hundred items; more are read in further ones. */
export async function readAll(slots: readonly Slot<unknown>[]): Promise<Snapshot> {
  const keys = [...new Map(slots.map(({ key }) => [nameOf(key), key])).values()];
  const batches = Array.from({ length: Math.ceil(keys.length / batchSize) }, (_, index) =>
    readBatch(keys.slice(index * batchSize, (index + 1) * batchSize)),
  );
  const items = new Map((await Promise.all(batches)).flat().map((item) => [nameOf(item), item]));
  const asked = new Set(keys.map(nameOf));
  const find = <T>({ key, schema }: Slot<T>): T | undefined => {
    if (!asked.has(nameOf(key))) throw new Error("This item was not among those read.");
    const item = items.get(nameOf(key));
    return item && schema.parse(item);
  };
  return {
    find,
    get: (slot) => {
      const item = find(slot);
      if (item === undefined) throw new DomainError("not-found");
      return item;
    },
  };
}

/** A stretch of one partition, of the table or of an index. */
export type Range = {
  readonly pk: string;
  /** Position of the last item of the page before. */
  readonly after?: string;
  /** How many items are looked at, before `filter`. */
  readonly limit?: number;
  readonly filter?: Filter;
} & (
  | { readonly prefix: string; readonly newestFirst?: boolean; readonly index?: undefined }
  | { readonly index: QueueIndex }
);

export interface Filter {
  readonly expression: string;
  readonly names: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, unknown>>;
}

export interface Stretch<T> {
  readonly items: readonly { readonly position: string; readonly item: T }[];
  /** Where reading goes on; absent at the end. */
  readonly end?: string;
}

/** An index is entered by its sort key alone: `ExclusiveStartKey` would need the item's own key as well. */
function entrance(range: Range): Pick<QueryCommandInput, "KeyConditionExpression" | "ExclusiveStartKey"> & {
  from?: string;
} {
  const { pk, after } = range;
  if (range.index === undefined) {
    const ExclusiveStartKey = after === undefined ? undefined : { pk, sk: after };
    return {
      KeyConditionExpression: "#pk = :pk AND begins_with(#sk, :from)",
      ExclusiveStartKey,
      from: range.prefix,
    };
  }
  if (after === undefined) return { KeyConditionExpression: "#pk = :pk" };
  return { KeyConditionExpression: "#pk = :pk AND #sk > :from", from: after };
}

/** One Query. */
export async function readRange<T>(range: Range, schema: z.ZodMiniType<T>): Promise<Stretch<T>> {
  const { index, filter, limit, pk } = range;
  const { from, ...entry } = entrance(range);
  const sortKey = `${index ?? ""}sk`;
  const command = new QueryCommand({
    ...entry,
    TableName: environment("TABLE_NAME"),
    IndexName: index,
    // Indexes have no consistent read.
    ConsistentRead: index === undefined,
    ScanIndexForward: index !== undefined || !range.newestFirst,
    Limit: limit,
    FilterExpression: filter?.expression,
    ExpressionAttributeNames: {
      "#pk": `${index ?? ""}pk`,
      ...(from === undefined ? {} : { "#sk": sortKey }),
      ...filter?.names,
    },
    ExpressionAttributeValues: {
      ":pk": pk,
      ...(from === undefined ? {} : { ":from": from }),
      ...filter?.values,
    },
  });
  const { Items = [], LastEvaluatedKey } = await unlessUnavailable(database.send(command));
  return {
    items: Items.map((item) => ({ position: String(item[sortKey]), item: schema.parse(item) })),
    end: LastEvaluatedKey && String(LastEvaluatedKey[sortKey]),
  };
}

/** Adds one to a counter and returns what it counts now, each number once. */
export async function countUp(key: Key): Promise<number> {
  const command = new UpdateCommand({
    TableName: environment("TABLE_NAME"),
    Key: key,
    UpdateExpression: "ADD #count :one",
    ExpressionAttributeNames: { "#count": "count" },
    ExpressionAttributeValues: { ":one": 1 },
    ReturnValues: "UPDATED_NEW",
  });
  const { Attributes } = await unlessUnavailable(database.send(command));
  return Number(Attributes?.count);
}
