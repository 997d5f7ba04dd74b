import { zoneOf } from "@portal/shared/country.ts";
import { dayIn } from "@portal/shared/field/calendar-day.ts";
import { findingsOn, type ScenarioFinding } from "@portal/shared/fraud-match/find.ts";
import type { AnalysedOrder } from "@portal/shared/fraud-match/model.ts";
import { fraudScenarios } from "@portal/shared/fraud-prevention/scenarios.data.ts";
import { readAll, readableItems, readRange, type Snapshot } from "../platform/table/table.ts";
import { clockOf, countryIn } from "../sandbox/model.ts";
import { type Delivery, deliveries, deliverySchema } from "../sandbox-delivery/model.ts";
import { listRange, type Transaction, transactionRef } from "../simulator/model.ts";
import type { Store } from "../simulator/store.ts";
import { settled } from "../simulator/transaction.ts";

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

interface Looked {
  readonly orders: readonly AnalysedOrder[];
  readonly isCut: boolean;
}

/** What is only shown may lag behind; what is used may not. */
interface Reading {
  readonly mayLag: boolean;
}

/** The newest orders of a store that asked for an analysis, as they are by its clock. */
async function readOrders(store: Store, { mayLag }: Reading): Promise<Looked> {
  const { merchantId } = store;
  const { schema, ...range } = listRange(merchantId, "analysis");
  const newest = { newestFirst: true, mayLag } as const;
  const [entries, sent] = await Promise.all([
    readRange({ ...range, ...newest, limit: looksAt }, schema),
    readRange({ ...deliveries(merchantId), ...newest, limit: looksAtDeliveries }, deliverySchema),
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

/** What the newest analysed orders of these stores say of the scenarios. */
export async function look(
  stores: readonly Store[],
  reading: Reading,
): Promise<Looked & { findings: ScenarioFinding[] }> {
  const looked = await Promise.all(stores.map((store) => readOrders(store, reading)));
  const orders = looked.flatMap((each) => each.orders);
  return {
    orders,
    isCut: looked.some(({ isCut }) => isCut),
    findings: findingsOn(fraudScenarios, orders),
  };
}

/**
 * What the return of a scenario says of the order that proves it. The day is of the real clock: the tester's may be far
 * ahead, and no test was made on a day to come.
 */
export function returnOf(order: AnalysedOrder, companyId: string, seen: Snapshot) {
  const now = new Date().toISOString();
  const instants = [order.told[0]?.at ?? now, order.course[0]?.at ?? now, now];
  const testedOn = dayIn(zoneOf(countryIn(companyId, seen)), new Date(instants.toSorted()[0] ?? now));
  return { orderId: order.orderId ?? "", testedOn, valueCents: order.amountCents ?? 0 };
}
