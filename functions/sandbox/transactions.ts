import type { MachineName } from "@portal/shared/esitef/tester-acts.ts";
import { actsOn, type Standing } from "@portal/shared/esitef/tester-acts.ts";
import type { TransactionLine, Transaction as TransactionView } from "@portal/shared/sandbox/model.ts";
import { type LaneReader, readMerged } from "../platform/table/merge.ts";
import { readAll, readRange, type TablePage } from "../platform/table/table.ts";
import { listRange, type Store, type Transaction, transactionRef } from "../simulator/model.ts";
import { settled } from "../simulator/transaction.ts";
import { clockOf } from "./model.ts";

export interface TransactionFilter {
  readonly machine?: MachineName | undefined;
  readonly status?: string | undefined;
}

/** What its tester may do depends on. */
export const standingOf = ({ machine, status, facts }: Transaction): Standing => ({
  machine,
  status,
  isInReview: facts["risk"] === "REV",
});

function transactionLine(transaction: Transaction): TransactionLine {
  const { id, machine, status, createdAt, facts, card = null, due = null } = transaction;
  const { amount = null, order_id: orderId = null } = facts;
  return { id, machine, status, createdAt, amount, orderId, card, due };
}

export function transactionView(transaction: Transaction): TransactionView {
  const { version, past, facts, answered, original = null } = transaction;
  const acts = [...actsOn(standingOf(transaction))];
  return { ...transactionLine(transaction), version, past, facts, answered, original, acts };
}

const isMeant = (line: TransactionLine, { machine, status }: TransactionFilter): boolean =>
  (machine === undefined || line.machine === machine) && (status === undefined || line.status === status);

/** A page of what a store's calls made, newest first and as it is by the store's clock. */
export function readTransactions(
  store: Store,
  filter: TransactionFilter,
  limit: number,
  after: string | undefined,
): Promise<TablePage<TransactionLine>> {
  const { merchantId } = store;
  const { schema, ...range } = listRange(merchantId, "made");
  const now = clockOf(store);
  const lane: LaneReader<TransactionLine> = async (from, stretch) => {
    const { items, end } = await readRange(
      { ...range, after: from, limit: stretch, newestFirst: true },
      schema,
    );
    const refs = items.map(({ item }) => item && transactionRef(merchantId, item.id));
    const seen = await readAll(refs.flatMap((ref) => ref ?? []));
    const lines = items.flatMap(({ position }, index) => {
      const ref = refs[index];
      const found = ref && seen.find(ref);
      // An entry outlives its transaction for as long as a reset takes.
      return found ? [{ position, item: transactionLine(settled(found, now)) }] : [];
    });
    return { items: lines.filter(({ item }) => isMeant(item, filter)), end };
  };
  const isFiltered = (filter.machine ?? filter.status) !== undefined;
  return readMerged({ lanes: [lane], isFiltered, newestFirst: true }, limit, after);
}
