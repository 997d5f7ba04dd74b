import { pause } from "../../platform/aws/pause.ts";
import { readAll } from "../../platform/table/table.ts";
import { LostRace, transact } from "../../platform/table/transaction.ts";
import { type Store, storeRef, type Transaction, transactionRef } from "../../simulator/model.ts";
import { transactionWrites } from "../../simulator/sight.ts";
import { later, settled } from "../../simulator/transaction.ts";

/** What a page is about, at the instant of its store's clock: all that was due has happened. */
export interface Shown {
  readonly store: Store;
  readonly transaction: Transaction;
  readonly now: string;
}

const attempts = 6;

/**
 * Reads what a page is about and keeps what becomes of it, again where somebody else was faster. `decide` leaves it as it
 * is by giving back what it got.
 */
export async function shown(
  merchantId: string,
  id: string,
  decide: (shown: Shown) => Transaction = ({ transaction }) => transaction,
): Promise<Shown | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    const refs = { store: storeRef(merchantId), transaction: transactionRef(merchantId, id) };
    const snapshot = await readAll([refs.store, refs.transaction]);
    const [store, kept] = [snapshot.find(refs.store), snapshot.find(refs.transaction)];
    if (!store || !kept) return undefined;
    const now = later(new Date().toISOString(), store.clockOffsetSeconds);
    const before = { store, transaction: settled(kept, now), now };
    const transaction = decide(before);
    if (transaction === before.transaction) return before;
    try {
      await transact(transactionWrites(merchantId, transaction, snapshot));
      return { store, transaction, now };
    } catch (error) {
      if (!(error instanceof LostRace) || attempt === attempts) throw error;
      await pause(attempt);
    }
  }
}
