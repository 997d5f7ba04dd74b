import { deliveryTerms } from "@portal/shared/esitef/outcome/delivery.data.ts";
import { shardOf } from "../../platform/table/keys.ts";
import { newUlid } from "../../platform/table/new-ulid.ts";
import { type Found, readAll, readRange, type Snapshot } from "../../platform/table/table.ts";
import { LostRace, transact, type Write } from "../../platform/table/transaction.ts";
import { transactionRef } from "../engine/model.ts";
import {
  addressFor,
  type Delivery,
  deliveryRef,
  deliveryWrite,
  newDelivery,
} from "../engine/outgoing/delivery.ts";
import { type Endpoints, endpointsRef } from "../engine/outgoing/endpoints.ts";
import { formOf } from "../engine/outgoing/form.ts";
import { decoupledAddress, invalidated, noticesOf } from "../engine/outgoing/notice.ts";
import { transactionWrites } from "../engine/sight.ts";
import { expiry, type Store, storeRef } from "../engine/store.ts";
import { post } from "./egress/post.ts";
import { heardKey, isDue, type Notice, noticeSchema } from "./model.ts";
import { bodyOf, listenerRef } from "./public.ts";
import { after } from "./retry.ts";
import { signatureOf } from "./signature.ts";

/** What is told of one transaction, in the order in which it happened. */
export interface Lane {
  readonly merchantId: string;
  readonly transactionId: string;
}

/** Longer than a post may take, with the writes around it: what is older belongs to a run that died. */
export const leaseMs = (deliveryTerms.limitSeconds + 10) * 1000;
const mostAtOnce = 25;

type Queued = Found<Notice> & { readonly item: Notice };

async function queued({ merchantId, transactionId }: Lane): Promise<Queued[]> {
  const range = noticesOf(shardOf(merchantId), "EVENT", merchantId, transactionId);
  const { items } = await readRange({ ...range, limit: mostAtOnce }, noticeSchema);
  return items.flatMap((found) => (found.item ? [{ ...found, item: found.item }] : []));
}

const keyOf = ({ merchantId }: Lane, { position }: Found<Notice>) => ({
  pk: noticesOf(shardOf(merchantId)).pk,
  sk: position,
});

const put = (lane: Lane, queuedNotice: Queued, item: Omit<Notice, "version">): Write => ({
  act: "put",
  key: keyOf(lane, queuedNotice),
  item: { ...item, ttl: expiry() },
  seen: queuedNotice.item.version,
});

/** What the listener noted on it meanwhile stays. */
const changed = ({ merchantId }: Lane, { id, version }: Delivery, values: object): Write => ({
  act: "set",
  key: deliveryRef(merchantId, id).key,
  values: { ...values, ttl: expiry() },
  seen: version,
});

const remove = (lane: Lane, queuedNotice: Queued): Write => ({
  act: "remove",
  key: keyOf(lane, queuedNotice),
  seen: queuedNotice.item.version,
});

/** All that the telling of a lane depends on. */
interface Around {
  readonly lane: Lane;
  readonly seen: Snapshot;
  readonly endpoints: Endpoints | undefined;
  readonly store: Store | undefined;
  readonly isHeard: boolean;
}

async function around(lane: Lane, notices: readonly Queued[]): Promise<Around> {
  const { merchantId } = lane;
  const seen = await readAll([
    endpointsRef(merchantId),
    storeRef(merchantId),
    listenerRef(merchantId),
    ...notices.flatMap(({ item: { id, creates } }) => [
      deliveryRef(merchantId, id),
      ...(creates ? [transactionRef(merchantId, creates.id)] : []),
    ]),
  ]);
  const until = seen.find(listenerRef(merchantId))?.until ?? 0;
  const endpoints = seen.find(endpointsRef(merchantId));
  const store = seen.find(storeRef(merchantId));
  return { lane, seen, endpoints, store, isHeard: until * 1000 > Date.now() };
}

/** Whoever waited for the answer has given up, and invalidated what it was to decide on. */
const isLate = ({ lane, seen }: Around, creates: Notice["creates"]): boolean =>
  creates !== undefined && seen.find(transactionRef(lane.merchantId, creates.id)) !== undefined;

/** What the answer decides on begins to exist with it: good, or invalid. */
function creation(surroundings: Around, { creates }: Notice, isGood: boolean): Write[] {
  const { lane, seen } = surroundings;
  if (!creates || isLate(surroundings, creates)) return [];
  return transactionWrites(lane.merchantId, isGood ? creates : invalidated(creates), seen);
}

function told({ item: { form, transaction, place = 0, about } }: Queued) {
  return form ?? (transaction && formOf(transaction, place, about));
}

/** A notice in somebody's hands, who posts it. */
interface Held {
  readonly found: Queued;
  readonly delivery: Delivery;
}

/** What is new, as the store's list has it. */
function listed(surroundings: Around, found: Queued): Delivery {
  const { lane, endpoints, store } = surroundings;
  const { id, transaction, creates } = found.item;
  const form = told(found);
  if (!form) throw new Error("A notice says nothing.");
  const to = addressFor(
    { callback: form.callback, to: transaction?.facts[decoupledAddress] ?? null },
    endpoints,
    store,
  );
  const { transactionId } = lane;
  return newDelivery({ id, transactionId, form, to, isLate: isLate(surroundings, creates) });
}

/** Puts what is new into the store's list, and before its listener; with a claim where it is its turn. */
async function takeIn(surroundings: Around, found: Queued, isNext: boolean): Promise<Held | "kept"> {
  const { lane, isHeard } = surroundings;
  const { merchantId } = lane;
  const delivery = listed(surroundings, found);
  const { id, creates } = found.item;
  const claimed = isNext ? { leaseUntil: Date.now() + leaseMs } : {};
  const item = { id, merchantId, nextAt: delivery.at, creates, ...claimed };
  const heard: Write = {
    act: "append",
    key: heardKey(merchantId, newUlid()),
    item: { deliveryId: id, ttl: Math.floor(Date.now() / 1000) + deliveryTerms.listenerDays * 24 * 60 * 60 },
  };
  const isOver = delivery.status !== "waiting";
  await transact([
    deliveryWrite(merchantId, delivery),
    ...(isOver
      ? [remove(lane, found), ...creation(surroundings, found.item, true)]
      : [put(lane, found, item)]),
    ...(isHeard ? [heard] : []),
  ]);
  if (isOver) return "kept";
  const version = found.item.version + 1;
  return { found: { ...found, item: { ...item, version } }, delivery: { ...delivery, version: 1 } };
}

/** Ends a notice that is not posted: its store was emptied, takes no such form any more, or nobody waits for it. */
async function end(surroundings: Around, found: Queued, status: "kept" | "failed"): Promise<"kept"> {
  const { lane, seen } = surroundings;
  const delivery = seen.find(deliveryRef(lane.merchantId, found.item.id));
  await transact([
    remove(lane, found),
    ...(delivery ? [changed(lane, delivery, { status, left: 0, nextAt: null })] : []),
    ...(delivery ? creation(surroundings, found.item, true) : []),
  ]);
  return "kept";
}

/** Claims what is in the list already and is due again; its claim keeps others from posting it too. */
async function claim(surroundings: Around, found: Queued): Promise<Held | "kept"> {
  const { lane, seen, endpoints, store } = surroundings;
  const { merchantId } = lane;
  const { id, creates } = found.item;
  const delivery = seen.find(deliveryRef(merchantId, id));
  const to = delivery && addressFor(delivery, endpoints, store);
  if (!delivery || !to) return end(surroundings, found, "kept");
  if (isLate(surroundings, creates)) return end(surroundings, found, "failed");
  const item = { ...found.item, leaseUntil: Date.now() + leaseMs };
  await transact([put(lane, found, item)]);
  const version = found.item.version + 1;
  return { found: { ...found, item: { ...item, version } }, delivery: { ...delivery, to } };
}

/** Posts what is held, and notes what became of it. */
async function tell(surroundings: Around, { found, delivery }: Held): Promise<Delivery["status"]> {
  const { lane, endpoints } = surroundings;
  const { merchantId } = lane;
  const body = bodyOf(merchantId, delivery);
  const headers = {
    "content-type": "application/x-www-form-urlencoded; charset=utf-8",
    "user-agent": "e-sitef-sandbox",
    ...(await signatureOf(merchantId, delivery.id, body, endpoints?.secrets ?? [])),
  };
  const { to } = delivery;
  const values = after(delivery, await post(to ?? "", { headers, body }));
  const { id, creates } = found.item;
  await transact([
    changed(lane, delivery, { ...values, to }),
    ...(values.nextAt === null
      ? [remove(lane, found), ...creation(surroundings, found.item, values.status === "delivered")]
      : [put(lane, found, { id, merchantId, nextAt: values.nextAt, creates })]),
  ]);
  return values.status;
}

/** One notice, in its turn. False where what follows must wait. */
async function inTurn(surroundings: Around, found: Queued): Promise<"told" | "refused" | "early"> {
  if (!isDue(found.item)) return "early";
  const held = await (told(found) ? takeIn(surroundings, found, true) : claim(surroundings, found));
  if (held === "kept") return "told";
  return (await tell(surroundings, held)) === "delivered" ? "told" : "refused";
}

/**
 * Tells what a lane holds, one after the other: what follows waits until what came before was received or given up, and
 * is in the list meanwhile. Returns false where the address did not take what it was told.
 */
export async function tellLane(lane: Lane): Promise<boolean> {
  try {
    const notices = await queued(lane);
    if (notices.length === 0) return true;
    const surroundings = await around(lane, notices);
    let turn: Awaited<ReturnType<typeof inTurn>> = "told";
    for (const found of notices) {
      if (turn === "told") turn = await inTurn(surroundings, found);
      else if (told(found)) await takeIn(surroundings, found, false);
    }
    return turn !== "refused";
  } catch (error) {
    // Another run is telling the same lane.
    if (error instanceof LostRace) return true;
    throw error;
  }
}
