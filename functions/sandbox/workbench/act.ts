import { DomainError } from "@portal/shared/errors.ts";
import { changeBy } from "@portal/shared/esitef/tester-acts.ts";
import type { sandboxContract } from "@portal/shared/sandbox/contract.ts";
import type { Transaction as TransactionView } from "@portal/shared/sandbox/model.ts";
import { change } from "../../platform/change/change.ts";
import type { ApiRequest } from "../../platform/http/request.ts";
import { readAll } from "../../platform/table/table.ts";
import type { Write } from "../../platform/table/transaction.ts";
import { expiry, storeRef, type Transaction, transactionRef } from "../engine/model.ts";
import { noticeWrites } from "../engine/outgoing/notice.ts";
import { afterPayment } from "../engine/sale/schedule.ts";
import { transactionWrites } from "../engine/sight.ts";
import { moved, settled } from "../engine/transaction.ts";
import { clockOf } from "../ledger/stores.ts";
import { storeIn } from "./model.ts";
import { standingOf, transactionView } from "./transactions.ts";

/** The schedule that waited for the sale goes where the sale went. */
async function scheduleWrites(merchantId: string, sale: Transaction, now: string): Promise<Write[]> {
  if (sale.machine !== "payment" || sale.original === undefined) return [];
  const ref = transactionRef(merchantId, sale.original);
  const seen = await readAll([ref]);
  const waiting = seen.find(ref);
  if (!waiting) return [];
  const before = settled(waiting, now);
  const after = afterPayment(before, sale, now);
  return after === before ? [] : transactionWrites(merchantId, after, seen);
}

/**
 * What happened by the store's clock happened first: a Pix whose time is over can no longer be paid.
 * @throws DomainError `action-not-allowed` where the machine has no such change of status
 */
export function act(request: ApiRequest<typeof sandboxContract.routes.act>): Promise<TransactionView> {
  const { companyId, merchantId, transactionId } = request.params;
  const own = transactionRef(merchantId, transactionId);
  return change(request, {
    companyId,
    reads: [storeRef(merchantId), own],
    decide: async (seen) => {
      const now = clockOf(storeIn(seen, request.params));
      const stored = seen.get(own);
      const before = settled(stored, now);
      const step = changeBy(request.body.act, standingOf(before));
      if (!step) throw new DomainError("action-not-allowed");
      const after = moved(before, { status: step.to, cause: step.cause, at: now });
      const result = { ...after, version: before.version + 1 };
      return {
        writes: [
          { act: "put", key: own.key, item: { ...after, ttl: expiry() }, seen: before.version },
          ...noticeWrites(merchantId, after, stored.past.length),
          ...(await scheduleWrites(merchantId, after, now)),
        ],
        result: transactionView(result),
      };
    },
  });
}
