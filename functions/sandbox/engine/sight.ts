import { readAll, readableItems, readRange, type Snapshot } from "../../platform/table/table.ts";
import type { Write } from "../../platform/table/transaction.ts";
import type { Seen, Sight } from "./decider.ts";
import {
  expiry,
  type ListName,
  listEntryKey,
  listRange,
  nitRef,
  type Store,
  type Transaction,
  transactionRef,
} from "./model.ts";
import { noticeWrites } from "./outgoing/notice.ts";
import { settled } from "./transaction.ts";

/** Nothing is kept under a name that no key of the table has room for; its limit is 1,024 bytes, of which some are ours. */
const longestName = 900;
const isName = (text: string): boolean => Buffer.byteLength(text) <= longestName;

/** A list answers with at most so many transactions; the calls that page ask for their page. */
const longestList = 100;

async function idsOfList(merchantId: string, { list, from, to }: Extract<Sight, { list: ListName }>) {
  if (!isName(from) || !isName(to)) return [];
  const { pk, prefix, schema } = listRange(merchantId, list);
  const range = { pk, prefix, from: `${from}#`, to: `${to}#\uffff`, limit: longestList };
  const { items } = await readRange(range, schema);
  return readableItems(items).map(({ id }) => id);
}

/** Identifiers of everything that a decision must see. */
export async function sightedIds(merchantId: string, sights: readonly Sight[]): Promise<string[]> {
  const found = sights.map(async (sight) =>
    "id" in sight ? [sight.id].filter(isName) : idsOfList(merchantId, sight),
  );
  return (await Promise.all(found)).flat();
}

export const transactionRefs = (merchantId: string, ids: readonly string[]) =>
  ids.map((id) => transactionRef(merchantId, id));

interface Looking {
  readonly store: Store;
  readonly snapshot: Snapshot;
  readonly ids: readonly string[];
  readonly now: string;
}

/** What a decision sees, at the instant of the store's clock. */
export function seenIn({ store, snapshot, ids, now }: Looking): Seen {
  const found = ids.flatMap((id) => {
    const transaction = snapshot.find(transactionRef(store.merchantId, id));
    return transaction ? [settled(transaction, now)] : [];
  });
  return {
    store,
    find: (id) => found.find((transaction) => transaction.id === id),
    listed: found.toSorted((left, right) => left.createdAt.localeCompare(right.createdAt)),
  };
}

/** One transaction by its identifier, as it is at that instant. */
export async function findTransaction(
  merchantId: string,
  id: string,
  now: string,
): Promise<Transaction | undefined> {
  const ref = transactionRef(merchantId, id);
  const found = (await readAll([ref])).find(ref);
  return found && settled(found, now);
}

type Entry = readonly [list: ListName, value: string];

function entriesOf({ facts, answered, createdAt, machine, analysis }: Transaction): Entry[] {
  const { order_id: order } = facts;
  const { esitef_usn: usn } = answered;
  return [
    ["made", createdAt],
    ...(analysis ? ([["analysis", createdAt]] as const) : []),
    ...(machine === "storage" ? ([["card", createdAt]] as const) : []),
    ...(order === undefined ? [] : ([["order", order]] as const)),
    ...(usn === undefined ? [] : ([["usn", usn]] as const)),
  ];
}

/** What a buyer opens in a browser: a payment page, and a boleto. */
const hasPage = ({ machine, answered }: Transaction): boolean =>
  machine === "html" || answered["boleto.url"] !== undefined;

/** A transaction with the entries by which it is found, as far as they are new, and what its store is told of it. */
export function transactionWrites(
  merchantId: string,
  transaction: Transaction,
  snapshot: Snapshot,
  store?: Store,
): Write[] {
  const { id, version } = transaction;
  const ttl = expiry();
  const before = version === 0 ? undefined : snapshot.find(transactionRef(merchantId, id));
  const known = new Set((before ? entriesOf(before) : []).map((entry) => entry.join("#")));
  const entries = entriesOf(transaction).filter((entry) => !known.has(entry.join("#")));
  return [
    { act: "put", key: transactionRef(merchantId, id).key, item: { ...transaction, ttl }, seen: version },
    ...entries.map(
      ([list, value]): Write => ({
        act: "enter",
        key: listEntryKey(merchantId, list, value, id),
        item: { id, ttl },
      }),
    ),
    ...(hasPage(transaction) && !(before && hasPage(before))
      ? [{ act: "enter", key: nitRef(id).key, item: { merchantId, ttl } } as const]
      : []),
    ...noticeWrites(merchantId, transaction, before?.past.length ?? 0, store),
  ];
}
