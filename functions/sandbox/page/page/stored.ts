import { pause } from "../../../platform/aws/pause.ts";
import { readAll, type Snapshot } from "../../../platform/table/table.ts";
import { LostRace, transact } from "../../../platform/table/transaction.ts";
import { nitRef, type Store, storeRef, type Transaction, transactionRef } from "../../engine/model.ts";
import { authenticationFact } from "../../engine/sale/authenticate.ts";
import { transactionWrites } from "../../engine/sight.ts";
import { later, settled } from "../../engine/transaction.ts";

/** What a page is about, at the instant of its store's clock: all that was due has happened. */
export interface Shown {
  readonly store: Store;
  readonly transaction: Transaction;
  /** The authentication that a payment page waits for, where it asked for one. */
  readonly authentication?: Transaction | undefined;
  readonly now: string;
}

const attempts = 6;

interface Found extends Shown {
  readonly snapshot: Snapshot;
}

async function found(merchantId: string, id: string): Promise<Found | undefined> {
  const own = [storeRef(merchantId), transactionRef(merchantId, id)] as const;
  const first = await readAll(own);
  const asked = first.find(own[1])?.facts[authenticationFact];
  const further = asked === undefined ? undefined : transactionRef(merchantId, asked);
  const snapshot = further ? await readAll([...own, further]) : first;
  const [store, kept] = [snapshot.find(own[0]), snapshot.find(own[1])];
  if (!store || !kept) return undefined;
  const now = later(new Date().toISOString(), store.clockOffsetSeconds);
  const authentication = further && snapshot.find(further);
  return {
    store,
    transaction: settled(kept, now),
    authentication: authentication && settled(authentication, now),
    now,
    snapshot,
  };
}

/** What becomes of what a page is about; nothing leaves it as it is. */
export type Decide = (shown: Shown) => Partial<Pick<Shown, "transaction" | "authentication">>;

/** Reads what a page is about and keeps what becomes of it, again where somebody else was faster. */
export async function shown(
  merchantId: string,
  id: string,
  decide: Decide = () => ({}),
): Promise<Shown | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    const before = await found(merchantId, id);
    if (!before) return undefined;
    const after = decide(before);
    const changed = Object.values(after).flatMap((each) => each ?? []);
    if (changed.length === 0) return before;
    try {
      await transact(
        changed.flatMap((each) => transactionWrites(merchantId, each, before.snapshot, before.store)),
      );
      return { ...before, ...after };
    } catch (error) {
      if (!(error instanceof LostRace) || attempt === attempts) throw error;
      await pause(attempt);
    }
  }
}

/** The same for a page of which its buyer knows the NIT alone. */
export async function shownByNit(nit: string, decide?: Decide): Promise<Shown | undefined> {
  if (!/^[0-9a-f]{64}$/.test(nit)) return undefined;
  const owner = (await readAll([nitRef(nit)])).find(nitRef(nit));
  return owner && shown(owner.merchantId, nit, decide);
}

/** The store by the name that its buyers know; what only its number says is shown by that. */
export const storeNameOf = ({ merchantId, name = merchantId }: Store): string => name;
