import { done, refusal, refused, refusedParameter, withTransaction } from "../simulator/answer.ts";
import type { Decider, Decision, Seen } from "../simulator/decider.ts";
import { type Call, one } from "../simulator/incoming/call.ts";
import type { Transaction } from "../simulator/model.ts";
import { daysOf } from "../simulator/sale/days.ts";
import { gatewayTime, objectNames, objectOf, pick } from "../simulator/sale/sale.ts";
import { later } from "../simulator/transaction.ts";

/** After that a NIT cannot be asked for any more. */
const queryableDays = 15;
const isQueryable = ({ createdAt }: Transaction, now: string): boolean =>
  createdAt >= later(now, -queryableDays * 24 * 60 * 60);

/** What the gateway knows of a NIT; no institution is asked. */
export const transactionQuery: Decider = {
  decide: (call, seen, now) =>
    withTransaction(call, seen, (stored) => {
      const name = objectNames[stored.machine];
      if (name === undefined || !isQueryable(stored, now)) return refused("953");
      return { http: 200, body: { ...done, [name]: objectOf(stored) }, about: stored.id };
    }),
};

const lineNames = [
  "authorizer_code",
  "authorizer_message",
  "acquirer_id",
  "acquirer_name",
  "authorizer_merchant_id",
  "esitef_usn",
  "payment_type",
  "tid",
] as const;
const factNames = ["order_id", "authorizer_id", "amount", "installments"] as const;

/** A transaction as the queries of several show it. */
function lineOf({ id, status, createdAt, facts, answered }: Transaction, merchantId: string) {
  return {
    ...pick(answered, lineNames),
    type: "P",
    status,
    nit: id,
    ...pick(facts, factNames),
    merchant_id: merchantId,
    creation_date: gatewayTime(createdAt),
  };
}

const isListed = ({ machine }: Transaction): boolean =>
  machine === "payment" || machine === "preauthorization";

/** Of one order, or of some days; the order goes first. */
function sees(call: Call) {
  const order = one(call.query, "order_id");
  if (order !== undefined && order !== "") return [{ list: "order", from: order, to: order }] as const;
  const days = daysOf(call);
  return days ? ([{ list: "day", ...days }] as const) : [];
}

const pageSize = 20;
const wholeNumber = (text: string | undefined, otherwise: number): number =>
  /^\d{1,4}$/.test(text ?? "") ? Number(text) : otherwise;

function listed(call: Call, { store, listed: all }: Seen): Decision {
  const wrong = refusal(call);
  if (wrong) return wrong;
  if (sees(call).length === 0) return refusedParameter("start_date");
  const status = one(call.query, "status");
  const found = all.filter(
    (each) => isListed(each) && (status === undefined || status === "" || each.status === status),
  );
  const limit = Math.max(1, wholeNumber(one(call.query, "limit") ?? one(call.query, "size"), found.length));
  const page =
    call.query.has("limit") || call.query.has("page") ? wholeNumber(one(call.query, "page"), 0) : 0;
  const size = call.query.has("page") && !call.query.has("limit") ? pageSize : limit;
  const transactions = found
    .slice(page * size, (page + 1) * size)
    .map((each) => lineOf(each, store.merchantId));
  return { http: 200, body: { ...done, transactions } };
}

/** Transactions of an order, or of the days that were asked for. */
export const transactionsQuery: Decider = { sees, decide: listed };
