import type { MachineName } from "@portal/shared/esitef/tester-acts.ts";
import { actsOn, type Standing } from "@portal/shared/esitef/tester-acts.ts";
import type { TransactionLine, Transaction as TransactionView } from "@portal/shared/sandbox/model.ts";
import { type LaneReader, readMerged } from "../../platform/table/merge.ts";
import { readAll, readRange, type TablePage } from "../../platform/table/table.ts";
import { withoutCards } from "../engine/incoming/mask.ts";
import { type Analysis, listRange, type Store, type Transaction, transactionRef } from "../engine/model.ts";
import { isInReview } from "../engine/sale/judged.ts";
import { settled } from "../engine/transaction.ts";
import { clockOf } from "../ledger/stores.ts";

export interface TransactionFilter {
  readonly machine?: MachineName | undefined;
  readonly status?: string | undefined;
  /** Status of the risk analysis. */
  readonly risk?: string | undefined;
}

/** What its tester may do depends on. */
export const standingOf = ({ machine, status, analysis, facts }: Transaction): Standing => ({
  machine,
  status,
  // Earlier releases kept no more of an analysis than this fact.
  isInReview: isInReview(analysis) || facts["risk"] === "REV",
});

function transactionLine(transaction: Transaction): TransactionLine {
  const { id, machine, status, createdAt, facts, card = null, due = null } = transaction;
  const { amount = null, order_id: orderId = null } = facts;
  const risk = transaction.analysis?.status ?? null;
  return { id, machine, status, createdAt, amount, orderId, card, due, risk };
}

const analysisView = ({ mode, status, score, past }: Analysis): NonNullable<TransactionView["analysis"]> => ({
  mode,
  status,
  score: score ?? null,
  past,
});

export function transactionView(transaction: Transaction): TransactionView {
  const { version, past, facts, answered, original = null } = transaction;
  const acts = [...actsOn(standingOf(transaction))];
  const analysis = transaction.analysis && analysisView(transaction.analysis);
  return {
    ...transactionLine(transaction),
    version,
    past,
    // Earlier releases kept some of what is masked today.
    facts: Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, withoutCards(value)])),
    answered,
    analysis: analysis ?? null,
    original,
    acts,
  };
}

const isMeant = (line: TransactionLine, { machine, status, risk }: TransactionFilter): boolean =>
  (machine === undefined || line.machine === machine) &&
  (status === undefined || line.status === status) &&
  (risk === undefined || line.risk === risk);

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
  const isFiltered = (filter.machine ?? filter.status ?? filter.risk) !== undefined;
  return readMerged({ lanes: [lane], isFiltered, newestFirst: true }, limit, after);
}
