import { shards } from "../platform/table/keys.ts";
import { readAll, readableItems, readRange } from "../platform/table/table.ts";
import { LostRace, transact } from "../platform/table/transaction.ts";
import { storeRef, transactionRef } from "../simulator/model.ts";
import { dueKey, noticesOf, noticeWrites } from "../simulator/outgoing/notice.ts";
import { expiry } from "../simulator/store.ts";
import { later, settled } from "../simulator/transaction.ts";
import { dueSchema } from "./model.ts";

const stretch = 100;

/** Lets happen what is due by the store's clock, so that its store is told without having asked. */
async function settle({ merchantId, id }: { merchantId: string; id: string }): Promise<void> {
  const refs = { store: storeRef(merchantId), own: transactionRef(merchantId, id) };
  const seen = await readAll(Object.values(refs));
  const store = seen.find(refs.store);
  const before = seen.find(refs.own);
  const done = { act: "strike", key: dueKey(merchantId, id) } as const;
  if (!store || !before?.due) return transact([done]);
  const now = later(new Date().toISOString(), store.clockOffsetSeconds);
  const transaction = settled(before, now);
  if (transaction === before) return undefined;
  return transact([
    {
      act: "put",
      key: refs.own.key,
      item: { ...transaction, ttl: expiry() },
      seen: before.version,
    },
    ...noticeWrites(merchantId, transaction, before.past.length),
    done,
  ]);
}

/** Every transaction to which something was to happen by now. */
export async function settleDue(): Promise<void> {
  for (const shard of shards) {
    let after: string | undefined;
    do {
      const range = { ...noticesOf(shard, "DUE"), after, limit: stretch };
      const { items, end } = await readRange(range, dueSchema);
      for (const due of readableItems(items)) {
        await settle(due).catch((error: unknown) => {
          // A call was faster; the next sweep looks again.
          if (!(error instanceof LostRace)) throw error;
        });
      }
      after = end;
    } while (after !== undefined);
  }
}
