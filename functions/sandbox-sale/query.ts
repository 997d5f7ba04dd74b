import { done, refusal, refused, refusedParameter, withTransaction } from "../simulator/answer.ts";
import type { Decider, Decision, Seen } from "../simulator/decider.ts";
import { type Call, one } from "../simulator/incoming/call.ts";
import type { MachineName, Transaction } from "../simulator/model.ts";
import { gatewayTime, objectOf } from "../simulator/sale.ts";
import { later } from "../simulator/transaction.ts";

/** The name of the object that an answer shows each kind of thing in. */
const objectNames: Readonly<Partial<Record<MachineName, string>>> = {
  payment: "payment",
  preauthorization: "pre_authorization",
  cancellation: "cancellation",
};

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
  const pick = (from: Readonly<Record<string, string>>, names: readonly string[]) =>
    Object.fromEntries(names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])));
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

const brazilianDay = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/** dd/MM/yyyy as yyyy-mm-dd; undefined for what is no day. */
export function dayOf(text: string | undefined): string | undefined {
  const [, day, month, year] = brazilianDay.exec(text ?? "") ?? [];
  const written = `${year}-${month}-${day}`;
  const date = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : undefined;
}

interface Days {
  readonly from: string;
  readonly to: string;
}

export function daysOf({ query }: Call): Days | undefined {
  const [from, to] = [dayOf(one(query, "start_date")), dayOf(one(query, "end_date"))];
  return from !== undefined && to !== undefined && from <= to ? { from, to } : undefined;
}

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
