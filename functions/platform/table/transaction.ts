import { randomUUID } from "node:crypto";
import { TransactWriteCommand, type TransactWriteCommandInput } from "@aws-sdk/lib-dynamodb";
import { DomainError } from "@portal/shared/errors.ts";
import { AwsRefusal, answered } from "../aws/answered.ts";
import { environment } from "../aws/environment.ts";
import { database } from "./database.ts";
import { attributePath } from "./expression.ts";
import type { Key } from "./keys.ts";

/** One part of a transaction. `seen` is the version that the decision was based on; 0 means that nothing was there. */
export type Write =
  | { readonly act: "put"; readonly key: Key; readonly item: object; readonly seen: number }
  | { readonly act: "append"; readonly key: Key; readonly item: object }
  /** Stores an item that must not exist yet, or whose `ttl` (in seconds) has passed. */
  | { readonly act: "remember"; readonly key: Key; readonly item: { readonly ttl: number } }
  /** Stores an entry unconditionally: it only points to another item and follows from that item's content. */
  | { readonly act: "enter"; readonly key: Key; readonly item: object }
  | { readonly act: "strike"; readonly key: Key }
  /**
   * Adds to named counters of an item, which need not exist yet, and forgets others; with `ttl` (epoch seconds) they
   * end by themselves.
   */
  | {
      readonly act: "count";
      readonly key: Key;
      readonly changes: Readonly<Record<string, number>>;
      readonly forgets?: readonly string[];
      readonly ttl?: number;
    }
  | { readonly act: "remove"; readonly key: Key; readonly seen: number }
  | { readonly act: "check"; readonly key: Key; readonly seen: number }
  /**
   * Changes some attributes of an existing item. Without `seen` it does so at any version and leaves the version
   * alone.
   */
  | {
      readonly act: "set";
      readonly key: Key;
      readonly values: Readonly<Record<string, unknown>>;
      readonly seen?: number;
    };

/** Nothing was written, because something that the decision read has changed since. */
export class LostRace extends Error {}

const unseen = { ConditionExpression: "attribute_not_exists(pk)" };
const asSeen = (version: number) =>
  version === 0
    ? unseen
    : {
        ConditionExpression: "#version = :seen",
        ExpressionAttributeNames: { "#version": "version" },
        ExpressionAttributeValues: { ":seen": version },
      };

const unseenOrExpired = () => ({
  ConditionExpression: "attribute_not_exists(pk) OR #ttl <= :now",
  ExpressionAttributeNames: { "#ttl": "ttl" },
  ExpressionAttributeValues: { ":now": Math.floor(Date.now() / 1000) },
});

function update({ values, seen }: Extract<Write, { act: "set" }>) {
  const all = seen === undefined ? values : { ...values, version: seen + 1 };
  const targets = Object.entries(all).map(([path, value], index) => {
    const { expression, names } = attributePath(path);
    return { clause: `${expression} = :v${index}`, names, values: { [`:v${index}`]: value } };
  });
  const condition = seen === undefined ? { ConditionExpression: "attribute_exists(pk)" } : asSeen(seen);
  return {
    ...condition,
    UpdateExpression: `SET ${targets.map(({ clause }) => clause).join(", ")}`,
    ExpressionAttributeNames: Object.assign({}, ...targets.map(({ names }) => names)),
    ExpressionAttributeValues: Object.assign(
      seen === undefined ? {} : { ":seen": seen },
      ...targets.map((target) => target.values),
    ),
  };
}

function addition({ changes, forgets = [], ttl }: Extract<Write, { act: "count" }>) {
  const entries = Object.entries(changes);
  const names = entries.map(([name], index) => [`#c${index}`, name]);
  const values = entries.map(([, change], index) => [`:c${index}`, change]);
  const ends = ttl === undefined ? { clause: "", names: [], values: [] } : endingAt(ttl);
  const gone = forgets.map((name, index) => [`#f${index}`, name]);
  const removal = gone.length > 0 ? `REMOVE ${gone.map(([placeholder]) => placeholder).join(", ")} ` : "";
  const sums = entries.map((_, index) => `#c${index} :c${index}`).join(", ");
  return {
    UpdateExpression: `${ends.clause}${removal}ADD ${sums}`,
    ExpressionAttributeNames: Object.fromEntries([...names, ...gone, ...ends.names]),
    ExpressionAttributeValues: Object.fromEntries([...values, ...ends.values]),
  };
}

const endingAt = (ttl: number) => ({
  clause: "SET #ttl = :ttl ",
  names: [["#ttl", "ttl"]],
  values: [[":ttl", ttl]],
});

type TransactItem = NonNullable<TransactWriteCommandInput["TransactItems"]>[number];

function transactItem(write: Write): TransactItem {
  const { act, key: Key } = write;
  const TableName = environment("TABLE_NAME");
  const put = (item: object) => ({ TableName, Item: { ...item, ...Key } });
  if (act === "put")
    return { Put: { ...put({ ...write.item, version: write.seen + 1 }), ...asSeen(write.seen) } };
  if (act === "append") return { Put: { ...put(write.item), ...unseen } };
  if (act === "remember") return { Put: { ...put(write.item), ...unseenOrExpired() } };
  if (act === "enter") return { Put: put(write.item) };
  if (act === "strike") return { Delete: { TableName, Key } };
  if (act === "count") return { Update: { TableName, Key, ...addition(write) } };
  if (act === "remove") return { Delete: { TableName, Key, ...asSeen(write.seen) } };
  if (act === "check") return { ConditionCheck: { TableName, Key, ...asSeen(write.seen) } };
  return { Update: { TableName, Key, ...update(write) } };
}

const lostReasons = ["ConditionalCheckFailed", "TransactionConflict"];

/**
 * Writes all or nothing; a reply that gets lost is asked for again, by a token that keeps it from being done twice.
 * @throws LostRace when a condition no longer holds, or another transaction is writing the same items right now.
 */
export async function transact(writes: readonly Write[]): Promise<void> {
  const TransactItems = writes.map(transactItem);
  try {
    const command = new TransactWriteCommand({ TransactItems, ClientRequestToken: randomUUID() });
    await answered(database.send(command));
  } catch (error) {
    if (!(error instanceof AwsRefusal) || error.reason !== "TransactionCanceledException") throw error;
    const { partReasons } = error;
    if (partReasons.some((reason) => lostReasons.includes(reason))) throw new LostRace();
    if (partReasons.includes("ValidationError")) throw error;
    throw new DomainError("service-unavailable");
  }
}
