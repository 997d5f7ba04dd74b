import { BatchGetCommand, QueryCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { DomainError } from "@portal/shared/errors.ts";
import type * as z from "zod/mini";
import { answered } from "../aws/answered.ts";
import { environment } from "../aws/environment.ts";
import { log } from "../aws/log.ts";
import { pause } from "../aws/pause.ts";
import { database } from "./database.ts";
import type { IndexName, Key } from "./keys.ts";

/** The key and the schema of one item: what is stored is always parsed. */
export interface ItemRef<T> {
  readonly key: Key;
  readonly schema: z.ZodMiniType<T>;
}

/** Items from one batch read. Each is as it was committed, though not all at the same instant. */
export interface Snapshot {
  find<T>(ref: ItemRef<T>): T | undefined;
  /** @throws DomainError `not-found` */
  get<T>(ref: ItemRef<T>): T;
}

type RawItem = Record<string, unknown>;

const batchSize = 100;
const batchAttempts = 5;

interface Reading {
  /**
   * An eventually consistent read: half the price, but it may miss a recent write. Never for something that a
   * decision depends on.
   */
  readonly mayLag?: boolean;
}

async function readBatch(requested: readonly Key[], { mayLag = false }: Reading): Promise<RawItem[]> {
  const table = environment("TABLE_NAME");
  const items: RawItem[] = [];
  let keys: RawItem[] = requested.map(({ pk, sk }) => ({ pk, sk }));
  for (let attempt = 0; keys.length > 0; attempt += 1) {
    if (attempt === batchAttempts) throw new DomainError("service-unavailable");
    if (attempt > 0) await pause(attempt);
    const RequestItems = { [table]: { Keys: keys, ConsistentRead: !mayLag } };
    const command = new BatchGetCommand({ RequestItems });
    const { Responses, UnprocessedKeys } = await answered(database.send(command));
    items.push(...(Responses?.[table] ?? []));
    keys = UnprocessedKeys?.[table]?.Keys ?? [];
  }
  return items;
}

const nameOf = ({ pk, sk }: Key | RawItem): string => `${String(pk)} ${String(sk)}`;

/** Reads up to a hundred items consistently at once; more are read in further batches. */
export async function readAll(refs: readonly ItemRef<unknown>[], reading: Reading = {}): Promise<Snapshot> {
  const keys = [...new Map(refs.map(({ key }) => [nameOf(key), key])).values()];
  const batches = Array.from({ length: Math.ceil(keys.length / batchSize) }, (_, index) =>
    readBatch(keys.slice(index * batchSize, (index + 1) * batchSize), reading),
  );
  const items = new Map((await Promise.all(batches)).flat().map((item) => [nameOf(item), item]));
  const asked = new Set(keys.map(nameOf));
  const find = <T>({ key, schema }: ItemRef<T>): T | undefined => {
    if (!asked.has(nameOf(key))) throw new Error("This item was not among those read.");
    const item = items.get(nameOf(key));
    return item && schema.parse(item);
  };
  return {
    find,
    get: (ref) => {
      const item = find(ref);
      if (item === undefined) throw new DomainError("not-found");
      return item;
    },
  };
}

/** A range of one partition, of the table or of an index. */
export type Range = {
  readonly pk: string;
  /** Position of the last item of the page before. */
  readonly after?: string;
  readonly newestFirst?: boolean;
  readonly limit?: number;
} & (
  | {
      readonly prefix: string;
      /** Bounds for the part of the sort key after the prefix. */
      readonly from?: string;
      readonly to?: string;
      /** An eventually consistent read: half the price, but it may miss a recent write. */
      readonly mayLag?: boolean;
      readonly index?: undefined;
    }
  | { readonly index: IndexName }
);

/** An item of a list; `item` is absent when what is stored cannot be read. */
export interface Found<T> {
  readonly position: string;
  readonly item?: T;
}

export interface Stretch<T> {
  readonly items: readonly Found<T>[];
  /** Where reading goes on; absent at the end. */
  readonly end?: string;
}

/** A page as a list shows it. */
export interface TablePage<T> {
  readonly items: T[];
  readonly unreadable?: number;
  readonly next?: string;
}

const isReadable = <T>(found: Found<T>): found is Required<Found<T>> => found.item !== undefined;

export const readableItems = <T>(found: readonly Found<T>[]): T[] =>
  found.filter(isReadable).map(({ item }) => item);

/** The readable items that were found, and how many could not be read. */
export function pageOf<T>(found: readonly Found<T>[], next: string | undefined): TablePage<T> {
  const items = readableItems(found);
  const unreadable = found.length - items.length || undefined;
  return { items, unreadable, next };
}

/**
 * One unreadable item must not hide its neighbours: it is left out and raises the alarm. Its key may name a person,
 * so it is not logged.
 */
function parseFound<T>(item: RawItem, position: string, schema: z.ZodMiniType<T>): Found<T> {
  const parsed = schema.safeParse(item);
  if (parsed.success) return { position, item: parsed.data };
  const [kind = ""] = String(item.sk).split("#");
  const fields = parsed.error.issues.map(({ path, code }) => `${path.join(".")}: ${code}`).join(", ");
  log("ERROR", "item-unreadable", { kind, fields });
  return { position };
}

/** Sorts after every character that keys use. */
const last = "\uffff";

interface Entrance {
  readonly condition: string;
  readonly values: Readonly<Record<string, string>>;
  readonly start?: Record<string, string>;
}

/** Continues an index after a sort key alone: `ExclusiveStartKey` would also need the item's own key. */
function entrance(range: Range): Entrance {
  const { pk, after, newestFirst } = range;
  if (range.index === undefined) {
    const { prefix, from = "", to = last } = range;
    return {
      condition: " AND #sk BETWEEN :from AND :to",
      values: { ":from": `${prefix}${from}`, ":to": `${prefix}${to}` },
      ...(after === undefined ? {} : { start: { pk, sk: after } }),
    };
  }
  if (after === undefined) return { condition: "", values: {} };
  return { condition: ` AND #sk ${newestFirst ? "<" : ">"} :after`, values: { ":after": after } };
}

/** One Query. */
export async function readRange<T>(range: Range, schema: z.ZodMiniType<T>): Promise<Stretch<T>> {
  const { index, limit, newestFirst, pk } = range;
  const { condition, values, start } = entrance(range);
  const sortKey = `${index ?? ""}sk`;
  const command = new QueryCommand({
    TableName: environment("TABLE_NAME"),
    IndexName: index,
    // Indexes have no consistent read.
    ConsistentRead: range.index === undefined && !range.mayLag,
    KeyConditionExpression: `#pk = :pk${condition}`,
    ExclusiveStartKey: start,
    ScanIndexForward: !newestFirst,
    Limit: limit,
    ExpressionAttributeNames: { "#pk": `${index ?? ""}pk`, ...(condition ? { "#sk": sortKey } : {}) },
    ExpressionAttributeValues: { ":pk": pk, ...values },
  });
  const { Items = [], LastEvaluatedKey } = await answered(database.send(command));
  return {
    items: Items.map((item) => parseFound(item, String(item[sortKey]), schema)),
    end: LastEvaluatedKey && String(LastEvaluatedKey[sortKey]),
  };
}

/**
 * A page of a range, newest first, and where the next one begins. One more item is read than shown, to know whether
 * there is a next page.
 */
export async function readNewest<T>(
  range: Range & { readonly limit: number },
  schema: z.ZodMiniType<T>,
): Promise<TablePage<T>> {
  const { limit } = range;
  const { items } = await readRange({ ...range, newestFirst: true, limit: limit + 1 }, schema);
  const shown = items.slice(0, limit);
  return pageOf(shown, items.length > limit ? shown.at(-1)?.position : undefined);
}

/** Adds one to a counter and returns the new count; no two callers get the same number. */
export async function countUp(key: Key): Promise<number> {
  const command = new UpdateCommand({
    TableName: environment("TABLE_NAME"),
    Key: key,
    UpdateExpression: "ADD #count :one",
    ExpressionAttributeNames: { "#count": "count" },
    ExpressionAttributeValues: { ":one": 1 },
    ReturnValues: "UPDATED_NEW",
  });
  const { Attributes } = await answered(database.send(command));
  return Number(Attributes?.["count"]);
}
