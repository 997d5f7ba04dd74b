import { callbackAnswer, callbacks } from "@portal/shared/esitef/callbacks.data.ts";
import { deliveryTerms } from "@portal/shared/esitef/outcome/delivery.data.ts";
import { ulid } from "ulid";
import { shardOf } from "../platform/table/keys.ts";
import { type Found, readAll, readRange } from "../platform/table/table.ts";
import { LostRace, transact, type Write } from "../platform/table/transaction.ts";
import { noticesOf } from "../simulator/outgoing/notice.ts";
import { expiry } from "../simulator/store.ts";
import { later } from "../simulator/transaction.ts";
import { post } from "./egress/post.ts";
import { formOf } from "./form.ts";
import {
  type Attempt,
  bodyOf,
  type Delivery,
  deliveryRef,
  type Endpoints,
  endpointsRef,
  heardKey,
  isDue,
  listenerRef,
  type Notice,
  noticeSchema,
} from "./model.ts";
import { signatureOf } from "./signature.ts";

/** What is told of one transaction, in the order in which it happened. */
export interface Lane {
  readonly merchantId: string;
  readonly transactionId: string;
}

/** Longer than a post may take, with the writes around it: what is older belongs to a run that died. */
export const leaseMs = (deliveryTerms.limitSeconds + 10) * 1000;
const mostAttemptsKept = 10;
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

const remove = (lane: Lane, queuedNotice: Queued): Write => ({
  act: "remove",
  key: keyOf(lane, queuedNotice),
  seen: queuedNotice.item.version,
});

const deliveryWrite = ({ merchantId }: Lane, delivery: Delivery): Write => ({
  act: "put",
  key: deliveryRef(merchantId, delivery.id).key,
  item: { ...delivery, ttl: expiry() },
  seen: delivery.version,
});

interface Surroundings {
  readonly endpoints: Endpoints | undefined;
  readonly isHeard: boolean;
}

async function surroundings({ merchantId }: Lane): Promise<Surroundings> {
  const seen = await readAll([endpointsRef(merchantId), listenerRef(merchantId)]);
  const until = seen.find(listenerRef(merchantId))?.until ?? 0;
  return { endpoints: seen.find(endpointsRef(merchantId)), isHeard: until * 1000 > Date.now() };
}

/** Puts what is new into the store's list, and before its listener. What has no address ends there. */
async function takeIn(
  lane: Lane,
  found: Queued,
  { endpoints, isHeard }: Surroundings,
): Promise<Queued | undefined> {
  const { id, merchantId, transaction, place = 0 } = found.item;
  if (!transaction) return found;
  const { callback, fields } = formOf(transaction, place);
  const to = endpoints?.addresses[callbacks[callback].to] ?? null;
  const at = new Date().toISOString();
  const left = 1 + callbacks[callback].retries;
  const known = { id, version: 0, callback, transactionId: transaction.id, at, fields, to };
  const delivery: Delivery = {
    ...known,
    ...(to === null ? { status: "kept", left: 0, nextAt: null } : { status: "waiting", left, nextAt: at }),
    attempts: [],
    tried: 0,
  };
  const waiting = { id, merchantId, nextAt: at };
  const heard: Write = {
    act: "append",
    key: heardKey(merchantId, ulid()),
    item: { deliveryId: id, ttl: Math.floor(Date.now() / 1000) + deliveryTerms.listenerDays * 24 * 60 * 60 },
  };
  await transact([
    deliveryWrite(lane, delivery),
    to === null ? remove(lane, found) : put(lane, found, waiting),
    ...(isHeard ? [heard] : []),
  ]);
  return to === null ? undefined : { ...found, item: { ...waiting, version: found.item.version + 1 } };
}

const isOver = (attempt: Attempt): boolean => attempt.http === callbackAnswer;

/** A delivery after one more try; what is to be tried again says when. */
function after(delivery: Delivery, attempt: Attempt): Delivery {
  const tried = delivery.tried + 1;
  const left = delivery.left - 1;
  const { retrySeconds } = deliveryTerms;
  const pause = retrySeconds[Math.min(tried, retrySeconds.length) - 1] ?? 0;
  const attempts = [...delivery.attempts, attempt].slice(-mostAttemptsKept);
  const told = { ...delivery, attempts, tried };
  if (isOver(attempt)) return { ...told, status: "delivered", left: 0, nextAt: null };
  if (left <= 0) return { ...told, status: "failed", left: 0, nextAt: null };
  return { ...told, status: "waiting", left, nextAt: later(new Date().toISOString(), pause) };
}

/** Posts the first of a lane, whose claim keeps others from posting it too. */
async function tell(lane: Lane, found: Queued, { endpoints }: Surroundings): Promise<Delivery["status"]> {
  const { merchantId } = lane;
  const ref = deliveryRef(merchantId, found.item.id);
  await transact([put(lane, found, { ...found.item, leaseUntil: Date.now() + leaseMs })]);
  const claimed: Queued = { ...found, item: { ...found.item, version: found.item.version + 1 } };
  const delivery = (await readAll([ref])).find(ref);
  const to = delivery && (endpoints?.addresses[callbacks[delivery.callback].to] ?? null);
  // Its store was emptied meanwhile, or takes no such form any more.
  if (!delivery || !to) {
    const kept = delivery && deliveryWrite(lane, { ...delivery, status: "kept", left: 0, nextAt: null });
    await transact([remove(lane, claimed), ...(kept ? [kept] : [])]);
    return "kept";
  }
  const body = bodyOf(delivery);
  const headers = {
    "content-type": "application/x-www-form-urlencoded; charset=utf-8",
    "user-agent": "e-sitef-sandbox",
    ...(await signatureOf(merchantId, delivery.id, body, endpoints?.secrets ?? [])),
  };
  const told = after({ ...delivery, to }, await post(to, { headers, body }));
  const { id } = found.item;
  await transact([
    deliveryWrite(lane, told),
    told.nextAt === null
      ? remove(lane, claimed)
      : put(lane, claimed, { id, merchantId, nextAt: told.nextAt }),
  ]);
  return told.status;
}

/**
 * Tells what a lane holds, one after the other: what follows waits until what came before was received or given up.
 * Returns false where the address did not take what it was told.
 */
export async function tellLane(lane: Lane): Promise<boolean> {
  try {
    const around = await surroundings(lane);
    const notices: Queued[] = [];
    for (const found of await queued(lane))
      notices.push(...[(await takeIn(lane, found, around)) ?? []].flat());
    for (const found of notices) {
      if (!isDue(found.item)) return true;
      const status = await tell(lane, found, around);
      if (status === "waiting" || status === "failed") return false;
    }
    return true;
  } catch (error) {
    // Another run is telling the same lane.
    if (error instanceof LostRace) return true;
    throw error;
  }
}
