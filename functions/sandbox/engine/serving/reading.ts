import { type ItemRef, readAll, type Snapshot } from "../../../platform/table/table.ts";
import type { Decider, Sight } from "../decider.ts";
import type { Call } from "../incoming/call.ts";
import { idempotentRef, type Store, storeRef } from "../model.ts";
import { quotaReads } from "../quota.ts";
import { sightedIds, transactionRefs } from "../sight.ts";
import { later } from "../transaction.ts";
import type { Arrival } from "./arrival.ts";

/** One reading of all that a decision depends on. */
export interface StoreReading {
  readonly store: Store;
  readonly snapshot: Snapshot;
  readonly ids: readonly string[];
  /** Of the store's clock, which its tester moves. */
  readonly now: string;
  readonly realNow: Date;
}

const namedInAddress = ({ path }: Call): Sight[] => Object.values(path).map((id) => ({ id }));

/** Identifiers of what those point to that were read. */
function furtherIds(
  follows: Decider["follows"],
  merchantId: string,
  ids: readonly string[],
  snapshot: Snapshot,
): string[] {
  if (!follows) return [];
  return transactionRefs(merchantId, ids).flatMap((ref) => {
    const found = snapshot.find(ref);
    return found ? [...follows(found)] : [];
  });
}

/** Reads in one batch; what that points to, in a second one. Undefined where there is no such store. */
export async function read({
  call,
  decider,
  intent,
  merchantId,
}: Arrival): Promise<StoreReading | undefined> {
  const realNow = new Date();
  const ids = await sightedIds(merchantId, decider.sees?.(call) ?? namedInAddress(call));
  const refs: ItemRef<unknown>[] = [storeRef(merchantId), ...quotaReads(merchantId, realNow)];
  if (intent) refs.push(idempotentRef(merchantId, intent.key));
  const snapshot = await readAll([...refs, ...transactionRefs(merchantId, ids)]);
  const store = snapshot.find(storeRef(merchantId));
  if (!store) return undefined;
  const now = later(realNow.toISOString(), store.clockOffsetSeconds);
  const further = furtherIds(decider.follows, merchantId, ids, snapshot);
  if (further.length === 0) return { store, snapshot, ids, now, realNow };
  const wider = await readAll([...refs, ...transactionRefs(merchantId, [...ids, ...further])]);
  return { store, snapshot: wider, ids: [...ids, ...further], now, realNow };
}
