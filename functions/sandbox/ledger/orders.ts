import type { AnalysedOrder } from "@portal/shared/fraud-match/model.ts";
import { readAll, readableItems, readRange } from "../../platform/table/table.ts";
import { listRange, type Transaction, transactionRef } from "../engine/model.ts";
import { type Delivery, deliverySchema } from "../engine/outgoing/delivery.ts";
import { allInStore, type Store } from "../engine/store.ts";
import { settled } from "../engine/transaction.ts";
import { clockOf } from "./stores.ts";

/** So many of the newest analysed orders of each store are looked at, and of what it was told. */
const looksAt = 100;
const looksAtDeliveries = 500;

const told = (nit: string, all: readonly Delivery[]): AnalysedOrder["told"] =>
  all.flatMap(({ id, at, transactionId, fields, status, heard }) => {
    const tells = fields["analise.status"];
    return transactionId === nit && tells !== undefined
      ? [{ id, at, tells, status, heard: heard?.http ?? null }]
      : [];
  });

const wholeNumber = /^\d{1,11}$/;

function orderOf(merchantId: string, transaction: Transaction, all: readonly Delivery[]): AnalysedOrder {
  const { id: nit, origin = "program", facts, analysis } = transaction;
  const { order_id: orderId = null, amount = "" } = facts;
  return {
    merchantId,
    nit,
    orderId,
    amountCents: wholeNumber.test(amount) ? Number(amount) : null,
    origin,
    course: (analysis?.past ?? []).map(({ status, cause, at }) => ({ status, cause, at })),
    told: told(nit, all),
  };
}

export interface SeenOrders {
  readonly orders: readonly AnalysedOrder[];
  readonly isCut: boolean;
}

/** What is only shown may lag behind; what is used may not. */
export interface Reading {
  readonly mayLag: boolean;
}

/** The newest orders of a store that asked for an analysis, as they are by its clock. */
export async function readOrders(store: Store, { mayLag }: Reading): Promise<SeenOrders> {
  const { merchantId } = store;
  const { schema, ...range } = listRange(merchantId, "analysis");
  const newest = { newestFirst: true, mayLag } as const;
  const [entries, sent] = await Promise.all([
    readRange({ ...range, ...newest, limit: looksAt }, schema),
    readRange({ ...allInStore(merchantId, "SEND"), ...newest, limit: looksAtDeliveries }, deliverySchema),
  ]);
  const refs = readableItems(entries.items).map(({ id }) => transactionRef(merchantId, id));
  if (refs.length === 0) return { orders: [], isCut: false };
  const seen = await readAll(refs, { mayLag });
  const all = readableItems(sent.items).toReversed();
  const now = clockOf(store);
  const orders = refs.flatMap((ref) => {
    const found = seen.find(ref);
    return found ? [orderOf(merchantId, settled(found, now), all)] : [];
  });
  return { orders, isCut: entries.end !== undefined };
}
