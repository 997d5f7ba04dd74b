import { done, refusal, refused, refusedParameter, withTransaction } from "../engine/answer.ts";
import type { Decider, Decision, Seen, Sight } from "../engine/decider.ts";
import { type Call, one } from "../engine/incoming/call.ts";
import type { Transaction } from "../engine/model.ts";
import { daysOf } from "../engine/sale/days.ts";
import { gatewayTime, objectNames, objectOf, pick } from "../engine/sale/sale.ts";
import { scheduleObject } from "../engine/sale/schedule.ts";
import { runsUntil } from "../engine/sale/schedule-run.ts";
import { later } from "../engine/transaction.ts";

/** After that a NIT cannot be asked for any more. */
const queryableDays = 15;
const isQueryable = ({ createdAt }: Transaction, now: string): boolean =>
  createdAt >= later(now, -queryableDays * 24 * 60 * 60);

const isSchedule = ({ machine }: Transaction): boolean => machine === "schedule";

/** A sale that belongs to a schedule is shown with it. */
const follows: Decider["follows"] = ({ machine, original }) =>
  machine === "payment" && original !== undefined ? [original] : [];

/** What the gateway knows of a NIT, or of the SID of a schedule; no institution is asked. */
const transactionQuery: Decider = {
  follows,
  decide: (call, seen, now) =>
    withTransaction(call, seen, (asked) => {
      const name = objectNames[asked.machine];
      if ((name === undefined && !isSchedule(asked)) || !isQueryable(asked, now)) return refused("953");
      const found = [asked, seen.find(asked.original)].find((each) => each && isSchedule(each));
      const run = found && runsUntil(now, found);
      const body = {
        ...done,
        ...(name && { [name]: objectOf(asked) }),
        ...(run && { schedule: scheduleObject(run.schedule) }),
      };
      const stored = run && run.schedule !== found ? [run.schedule, ...run.charges] : [];
      return { http: 200, body, stored, about: asked.id };
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
    type: status === "NEG" ? "F" : "P",
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
function sees(call: Call): Sight[] {
  const order = one(call.query, "order_id");
  if (order !== undefined) return [{ list: "order", from: order, to: order }];
  const days = daysOf(call);
  return days ? [days] : [];
}

const pageSize = 20;
const wholeNumber = (text: string | undefined, otherwise: number): number =>
  /^\d{1,4}$/.test(text ?? "") ? Number(text) : otherwise;

/** The part of a list that the call asks for. */
function pageOf<Item>({ query }: Call, found: readonly Item[]): Item[] {
  const limit = Math.max(1, wholeNumber(one(query, "limit") ?? one(query, "size"), found.length));
  const page = query.has("limit") || query.has("page") ? wholeNumber(one(query, "page"), 0) : 0;
  const size = query.has("page") && !query.has("limit") ? pageSize : limit;
  return found.slice(page * size, (page + 1) * size);
}

/** An order is looked up by itself: days and number of the sale narrow down what was found. */
function isAskedFor(call: Call, { createdAt, facts }: Transaction): boolean {
  const days = daysOf(call);
  const usn = one(call.query, "merchant_usn");
  const isThen = !days || (createdAt >= days.from && createdAt <= days.to);
  return isThen && (usn === undefined || facts["merchant_usn"] === usn);
}

function listed(call: Call, { store, listed: all }: Seen): Decision {
  const wrong = refusal(call);
  if (wrong) return wrong;
  if (sees(call).length === 0) return refusedParameter("start_date");
  const found = all.filter((each) => isListed(each) && isAskedFor(call, each));
  const lines = found.map((each) => lineOf(each, store.merchantId));
  return { http: 200, body: { ...done, transactions: lines } };
}

/** Transactions of an order, or of the days that were asked for. */
const transactionsQuery: Decider = { sees, decide: listed };

/**
 * The unified query writes statuses in full. Of these names one was seen on a public page; the others, and which
 * statuses each of them stands for, were completed here. What may still turn out to be charged is pending.
 */
const fullStatus: Readonly<Record<string, string>> = {
  CON: "AUTORIZADA",
  NEG: "NEGADA",
  BLQ: "NEGADA",
  INV: "NEGADA",
  NOV: "PENDENTE",
  PPC: "PENDENTE",
  PEN: "PENDENTE",
  RET: "PENDENTE",
  ERR: "PENDENTE",
  PPN: "CANCELADA",
  EST: "ESTORNADA",
  EXP: "EXPIRADA",
};

/** Transactions of every channel, a page at a time, with words of its own for success. */
function unified(call: Call, { store, listed: all }: Seen): Decision {
  const wrong = refusal(call);
  if (wrong) return wrong;
  if (sees(call).length === 0) return refusedParameter("start_date");
  const status = one(call.query, "status");
  const found = all
    .filter(isListed)
    .map((each) => ({ ...lineOf(each, store.merchantId), status: fullStatus[each.status] ?? each.status }))
    .filter((line) => status === undefined || line.status === status);
  const transactions = pageOf(call, found);
  const words = { code: "200", message: "Query executed successfully" };
  return { http: 200, body: { transactions, total: String(found.length), ...words } };
}

const unifiedQuery: Decider = { sees, decide: unified };

export const queryDeciders = {
  "payment-query": transactionQuery,
  "payment-query-v2": transactionQuery,
  "payment-query-multiple": transactionsQuery,
  "payment-query-order": transactionsQuery,
  "payment-query-unified": unifiedQuery,
  "preauth-query": transactionQuery,
};
