import { deliveryTerms } from "@portal/shared/esitef/outcome/delivery.data.ts";
import { newUlid } from "../../platform/table/new-ulid.ts";
import { transact, type Write } from "../../platform/table/transaction.ts";
import {
  addressFor,
  type Delivery,
  deliveryRef,
  deliveryWrite,
  newDelivery,
} from "../engine/outgoing/delivery.ts";
import { decoupledAddress } from "../engine/outgoing/notice.ts";
import { expiry } from "../engine/store.ts";
import { creationWrites, isTooLate, type LaneReading } from "./lane-reading.ts";
import { heardKey } from "./model.ts";
import { newFormOf, type QueuedNotice, removed, replaced } from "./queue.ts";

/** Longer than a post may take, with the writes around it: what is older belongs to a run that died. */
const leaseMs = (deliveryTerms.limitSeconds + 10) * 1000;

const daySeconds = 24 * 60 * 60;

/** A notice that this run alone may post, and its row in the store's list. */
export interface ClaimedNotice {
  readonly notice: QueuedNotice;
  readonly delivery: Delivery;
}

/** The row as the store's list has it; what the listener noted on it meanwhile stays. */
export const changedDelivery = (
  { lane: { merchantId } }: LaneReading,
  { id, version }: Delivery,
  values: object,
): Write => ({
  act: "set",
  key: deliveryRef(merchantId, id).key,
  values: { ...values, ttl: expiry() },
  seen: version,
});

/** The row of a new notice: where it goes is decided when it is entered. */
function newRow(reading: LaneReading, notice: QueuedNotice): Delivery {
  const { lane, endpoints, store } = reading;
  const { id, transaction } = notice.item;
  const form = newFormOf(notice);
  if (!form) throw new Error("A notice says nothing.");
  const asked = { callback: form.callback, to: transaction?.facts[decoupledAddress] ?? null };
  const to = addressFor(asked, endpoints, store);
  const { transactionId } = lane;
  return newDelivery({ id, transactionId, form, to, isLate: isTooLate(reading, notice.item) });
}

/** Lays a row before the listener. */
const heard = (merchantId: string, deliveryId: string): Write => ({
  act: "append",
  key: heardKey(merchantId, newUlid()),
  item: {
    deliveryId,
    ttl: Math.floor(Date.now() / 1000) + deliveryTerms.listenerDays * daySeconds,
  },
});

/**
 * Enters a new notice into the store's list and lays it before its listener. Undefined where nothing is to be posted: its
 * store has no address for it.
 */
async function entered(
  reading: LaneReading,
  notice: QueuedNotice,
  claim: { readonly leaseUntil?: number },
): Promise<ClaimedNotice | undefined> {
  const { lane, hasListener } = reading;
  const { merchantId } = lane;
  const { id, creates, version } = notice.item;
  const delivery = newRow(reading, notice);
  const isPosted = delivery.status === "waiting";
  const item = { id, merchantId, nextAt: delivery.at, creates, ...claim };
  await transact([
    deliveryWrite(merchantId, delivery),
    ...(isPosted
      ? [replaced(lane, notice, item)]
      : [removed(lane, notice), ...creationWrites(reading, notice.item, true)]),
    ...(hasListener ? [heard(merchantId, id)] : []),
  ]);
  if (!isPosted) return undefined;
  return {
    notice: { ...notice, item: { ...item, version: version + 1 } },
    delivery: { ...delivery, version: 1 },
  };
}

/** Enters a notice whose turn has not come; whoever looks at the list finds it waiting. */
export async function enter(reading: LaneReading, notice: QueuedNotice): Promise<void> {
  await entered(reading, notice, {});
}

/** Ends a notice that is not posted: its store was emptied, takes no such form any more, or nobody waits for it. */
async function end(
  reading: LaneReading,
  notice: QueuedNotice,
  status: "kept" | "failed",
): Promise<undefined> {
  const { lane, snapshot } = reading;
  const delivery = snapshot.find(deliveryRef(lane.merchantId, notice.item.id));
  const ended = delivery && [
    changedDelivery(reading, delivery, { status, left: 0, nextAt: null }),
    ...creationWrites(reading, notice.item, true),
  ];
  await transact([removed(lane, notice), ...(ended ?? [])]);
  return undefined;
}

/** Claims what is in the list already and is due again. */
async function claimedAgain(reading: LaneReading, notice: QueuedNotice): Promise<ClaimedNotice | undefined> {
  const { lane, snapshot, endpoints, store } = reading;
  const delivery = snapshot.find(deliveryRef(lane.merchantId, notice.item.id));
  const to = delivery && addressFor(delivery, endpoints, store);
  if (!delivery || !to) return end(reading, notice, "kept");
  if (isTooLate(reading, notice.item)) return end(reading, notice, "failed");
  const item = { ...notice.item, leaseUntil: Date.now() + leaseMs };
  await transact([replaced(lane, notice, item)]);
  const version = notice.item.version + 1;
  return { notice: { ...notice, item: { ...item, version } }, delivery: { ...delivery, to } };
}

/** Claims a notice whose turn it is, so that no other run posts it too. Undefined where it is over without a post. */
export const claimed = (reading: LaneReading, notice: QueuedNotice): Promise<ClaimedNotice | undefined> =>
  newFormOf(notice)
    ? entered(reading, notice, { leaseUntil: Date.now() + leaseMs })
    : claimedAgain(reading, notice);
