import { LostRace, transact } from "../../platform/table/transaction.ts";
import type { Delivery } from "../engine/outgoing/delivery.ts";
import { type ClaimedNotice, changedDelivery, claimed, enter } from "./claim.ts";
import { post } from "./egress/post.ts";
import { creationWrites, type LaneReading, readAround } from "./lane-reading.ts";
import { isDue } from "./model.ts";
import { bodyOf } from "./public.ts";
import { type Lane, newFormOf, type QueuedNotice, queued, removed, replaced } from "./queue.ts";
import { after } from "./retry.ts";
import { signatureOf } from "./signature.ts";

/** Posts the form to the address of its row, signed with the store's secrets. */
async function posted({ lane, endpoints }: LaneReading, delivery: Delivery) {
  const { merchantId } = lane;
  const body = bodyOf(merchantId, delivery);
  const headers = {
    "content-type": "application/x-www-form-urlencoded; charset=utf-8",
    "user-agent": "e-sitef-sandbox",
    ...(await signatureOf(merchantId, delivery.id, body, endpoints?.secrets ?? [])),
  };
  return post(delivery.to ?? "", { headers, body });
}

/** Posts what was claimed, and notes what became of it. */
async function tell(reading: LaneReading, { notice, delivery }: ClaimedNotice): Promise<Delivery["status"]> {
  const { lane } = reading;
  const { merchantId } = lane;
  const tried = after(delivery, await posted(reading, delivery));
  const { id, creates } = notice.item;
  const isOver = tried.nextAt === null;
  await transact([
    changedDelivery(reading, delivery, { ...tried, to: delivery.to }),
    ...(isOver
      ? [removed(lane, notice), ...creationWrites(reading, notice.item, tried.status === "delivered")]
      : [replaced(lane, notice, { id, merchantId, nextAt: tried.nextAt, creates })]),
  ]);
  return tried.status;
}

/** Whether the next notice may be told: this one is over, its address did not take it, or its time has not come. */
type Turn = "over" | "not-taken" | "not-due";

async function takeTurn(reading: LaneReading, notice: QueuedNotice): Promise<Turn> {
  if (!isDue(notice.item)) return "not-due";
  const own = await claimed(reading, notice);
  if (!own) return "over";
  return (await tell(reading, own)) === "delivered" ? "over" : "not-taken";
}

/**
 * Tells what a lane holds, one after the other: what follows waits until what came before was received or given up, and
 * is in the list meanwhile. Returns false where the address did not take what it was told.
 */
export async function tellLane(lane: Lane): Promise<boolean> {
  try {
    const notices = await queued(lane);
    if (notices.length === 0) return true;
    const reading = await readAround(lane, notices);
    let turn: Turn = "over";
    for (const notice of notices) {
      if (turn === "over") turn = await takeTurn(reading, notice);
      else if (newFormOf(notice)) await enter(reading, notice);
    }
    return turn !== "not-taken";
  } catch (error) {
    // Another run is telling the same lane.
    if (error instanceof LostRace) return true;
    throw error;
  }
}
