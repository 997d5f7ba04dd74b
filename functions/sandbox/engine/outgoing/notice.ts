import { type Key, type KeyRange, partition, type Shard, shardOf } from "../../../platform/table/keys.ts";
import { newUlid } from "../../../platform/table/new-ulid.ts";
import type { Write } from "../../../platform/table/transaction.ts";
import type { Transaction } from "../model.ts";
import { runAt } from "../sale/days.ts";
import { expiry, type Store } from "../store.ts";
import { begun } from "../transaction.ts";
import { addressFor, deliveryWrite, newDelivery } from "./delivery.ts";
import { formOf } from "./form.ts";

/**
 * What is still to be told to stores. Spread over partitions by store: the table's stream brings those of different
 * partitions at once, so that a slow address holds up few others. Why no queue of SQS:
 * docs/papers/decisions/0074-stores-are-told-from-a-queue-in-the-table.md
 */
export const noticesOf = (shard: Shard, ...parts: readonly string[]): KeyRange => ({
  pk: partition("NOTICE", shard),
  prefix: [...parts, ""].join("#"),
});

const inQueue = (merchantId: string, ...parts: readonly string[]): Key => ({
  pk: noticesOf(shardOf(merchantId)).pk,
  sk: parts.join("#"),
});

/** One lane for each transaction; within it, keys sort in the order in which its statuses followed each other. */
export const noticeKey = (merchantId: string, transactionId: string, place: string): Key =>
  inQueue(merchantId, "EVENT", merchantId, transactionId, place);

/** A transaction to which something will happen by itself, so that whoever waits for it is told without asking. */
export const dueKey = (merchantId: string, transactionId: string): Key =>
  inQueue(merchantId, "DUE", merchantId, transactionId);

/** The fact that says where a card was stored. */
export const storedBy = "stored_by";
export const decoupledAddress = "decoupled_notification_url";

const told: readonly string[] = ["html", "payment", "preauthorization", "capture"];
/** Creating one tells nobody: the call that did it was answered. Nor does a page that is open, until something comes of it. */
const untold: readonly (string | undefined)[] = ["NOV", "INV", "AGU"];

/** Whether it was stored by a page of the shop, whose server is told the card's token in no answer. */
const isFromPage = ({ machine, facts }: Transaction): boolean =>
  machine === "storage" && facts[storedBy] === "page";

/** The address that a call named for the result of this one alone. */
const hasOwnAddress = ({ machine, facts }: Transaction): boolean =>
  machine === "3ds" && facts[decoupledAddress] !== undefined;

function isTold(transaction: Transaction, place: number): boolean {
  const { machine, past } = transaction;
  const [before, now] = [past[place - 1]?.status, past[place]?.status];
  if (now === before) return false;
  if (hasOwnAddress(transaction)) return before === "AUD";
  if (isFromPage(transaction)) return now === "CON" || now === "DEL";
  return told.includes(machine) && !untold.includes(now);
}

/** When something will happen by itself that its store is told: a charge of an active schedule, too. */
export function dueAt(transaction: Transaction): string | undefined {
  const { machine, status, due, facts } = transaction;
  const day = facts["next_date"];
  if (machine === "schedule") {
    if (status === "PEN") return due?.at;
    return status === "ATV" && day !== undefined ? runAt(day) : undefined;
  }
  if (status === "AUD") return hasOwnAddress(transaction) ? due?.at : undefined;
  // A page that is left open ends by itself.
  const isOpen = status === "AGU" || !untold.includes(status);
  return told.includes(machine) && isOpen ? due?.at : undefined;
}

const isAnalysedAt = ({ analysis }: Transaction, instant: string): boolean =>
  analysis?.past.some(({ at, status }) => at === instant && status !== "NOV") ?? false;

/**
 * What a store that never told anybody has no address for goes straight into its list: nobody has to be called for it.
 * docs/papers/decisions/0070-a-store-that-tells-nobody-queues-nothing.md
 */
function keptWrite(store: Store | undefined, transaction: Transaction, place: number): Write | undefined {
  if (!store?.tellsNobody) return undefined;
  const form = formOf(transaction, place);
  const named = transaction.facts[decoupledAddress] ?? null;
  const to = addressFor({ callback: form.callback, to: named }, undefined, store);
  if (to !== undefined) return undefined;
  const delivery = newDelivery({ id: newUlid(), transactionId: transaction.id, form, to });
  return deliveryWrite(store.merchantId, delivery);
}

/**
 * What a store is told of a transaction that is stored with the statuses from `known` on. Written with them, so that
 * none gets lost. With the store, what it never named an address for is not queued first.
 */
export function noticeWrites(
  merchantId: string,
  transaction: Transaction,
  known: number,
  store?: Store,
): Write[] {
  const { id, past } = transaction;
  const ttl = expiry();
  const news = past.slice(known).flatMap(({ at }, index): Write[] => {
    const place = known + index;
    if (!isTold(transaction, place)) return [];
    const position = String(place).padStart(4, "0");
    const notice = (end: string, more: object = {}): Write => ({
      act: "put",
      key: noticeKey(merchantId, id, position + end),
      item: { id: newUlid(), merchantId, transaction, place, ttl, ...more },
      seen: 0,
    });
    // Behind the status that it came with, to an address of its own.
    if (isAnalysedAt(transaction, at)) return [notice(""), notice("A", { about: "analysis" })];
    return [keptWrite(store, transaction, place) ?? notice("")];
  });
  const at = dueAt(transaction);
  if (at === undefined) return news;
  return [...news, { act: "enter", key: dueKey(merchantId, id), item: { merchantId, id, at, ttl } }];
}

/** What its store's authenticity address did not vouch for. It is over before it began. */
export const invalidated = (transaction: Transaction): Transaction => ({
  ...transaction,
  ...begun({
    ...transaction,
    status: "INV",
    cause: "authenticity post not answered 200 (code 115)",
    at: transaction.createdAt,
  }),
  due: undefined,
});
