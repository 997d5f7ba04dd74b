import { shards } from "../../platform/table/keys.ts";
import { readAll, readableItems, readRange } from "../../platform/table/table.ts";
import { LostRace, transact } from "../../platform/table/transaction.ts";
import { storeRef, type Transaction, transactionRef } from "../engine/model.ts";
import { dueAt, dueKey, noticesOf } from "../engine/outgoing/notice.ts";
import { runsUntil } from "../engine/sale/schedule-run.ts";
import { transactionWrites } from "../engine/sight.ts";
import { later, settled } from "../engine/transaction.ts";
import { dueSchema } from "./model.ts";

const stretch = 100;

/** The transaction after what was due by then, and what that made; nothing where nothing was due. */
function happenedBy(now: string, before: Transaction): readonly Transaction[] {
  if (before.machine === "schedule") {
    const { schedule, charges } = runsUntil(now, settled(before, now));
    return schedule === before ? [] : [schedule, ...charges];
  }
  const after = settled(before, now);
  return after === before ? [] : [after];
}

/** Lets happen what is due by the store's clock, so that its store is told without having asked. */
async function settle({ merchantId, id }: { merchantId: string; id: string }): Promise<void> {
  const refs = { store: storeRef(merchantId), own: transactionRef(merchantId, id) };
  const seen = await readAll(Object.values(refs));
  const store = seen.find(refs.store);
  const before = seen.find(refs.own);
  const done = { act: "strike", key: dueKey(merchantId, id) } as const;
  if (!store || !before) return transact([done]);
  const now = later(new Date().toISOString(), store.clockOffsetSeconds);
  const stored = happenedBy(now, before);
  const isOver = dueAt(stored[0] ?? before) === undefined;
  const writes = stored.flatMap((transaction) => transactionWrites(merchantId, transaction, seen, store));
  // What is due again was entered anew.
  const all = isOver ? [...writes, done] : writes;
  if (all.length > 0) await transact(all);
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
