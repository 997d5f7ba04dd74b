import { readAll, type Snapshot } from "../../platform/table/table.ts";
import type { Write } from "../../platform/table/transaction.ts";
import { transactionRef } from "../engine/model.ts";
import { deliveryRef } from "../engine/outgoing/delivery.ts";
import { type Endpoints, endpointsRef } from "../engine/outgoing/endpoints.ts";
import { invalidated } from "../engine/outgoing/notice.ts";
import { transactionWrites } from "../engine/sight.ts";
import { type Store, storeRef } from "../engine/store.ts";
import type { Notice } from "./model.ts";
import { listenerRef } from "./public.ts";
import type { Lane, QueuedNotice } from "./queue.ts";

/** One reading of all that the telling of a lane depends on. */
export interface LaneReading {
  readonly lane: Lane;
  readonly snapshot: Snapshot;
  readonly endpoints: Endpoints | undefined;
  readonly store: Store | undefined;
  /** Whether somebody listens for the store on a machine of their own. */
  readonly hasListener: boolean;
}

/** Reads the store, and of each notice its delivery and what its answer decides on, in one batch. */
export async function readAround(lane: Lane, notices: readonly QueuedNotice[]): Promise<LaneReading> {
  const { merchantId } = lane;
  const listener = listenerRef(merchantId);
  const snapshot = await readAll([
    endpointsRef(merchantId),
    storeRef(merchantId),
    listener,
    ...notices.flatMap(({ item: { id, creates } }) => [
      deliveryRef(merchantId, id),
      ...(creates ? [transactionRef(merchantId, creates.id)] : []),
    ]),
  ]);
  const listensUntil = snapshot.find(listener)?.until ?? 0;
  const endpoints = snapshot.find(endpointsRef(merchantId));
  const store = snapshot.find(storeRef(merchantId));
  return { lane, snapshot, endpoints, store, hasListener: listensUntil * 1000 > Date.now() };
}

/** The call that waited for the answer has given up, and invalidated what the answer was to decide on. */
export const isTooLate = ({ lane, snapshot }: LaneReading, { creates }: Notice): boolean =>
  creates !== undefined && snapshot.find(transactionRef(lane.merchantId, creates.id)) !== undefined;

/** What the answer decides on begins to exist with it: good, or invalid. */
export function creationWrites(reading: LaneReading, notice: Notice, isGood: boolean): Write[] {
  const { creates } = notice;
  if (!creates || isTooLate(reading, notice)) return [];
  const created = isGood ? creates : invalidated(creates);
  return transactionWrites(reading.lane.merchantId, created, reading.snapshot);
}
