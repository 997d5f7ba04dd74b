import { authorizerKind } from "@portal/shared/esitef/authorizer-kinds.data.ts";
import { done, refusal, refused, refusedParameter } from "../answer.ts";
import { currencyFact } from "../country.ts";
import type { Decider, Decision } from "../decider.ts";
import { type Call, one } from "../incoming/call.ts";
import type { Transaction } from "../model.ts";
import { begun, later, moved } from "../transaction.ts";
import { dayOf, runAt } from "./days.ts";
import { aboutNew, factsOf, newIdentifier, pick, unusedSeconds } from "./sale.ts";

const dayMs = 24 * 60 * 60 * 1000;

export const dayAfter = (day: string): string => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);

/** The day of the first run after an instant, or a later day that was asked for. */
export function nextRunDay(now: string, asked: string): string {
  const today = now.slice(0, 10);
  const soonest = now < runAt(today) ? today : dayAfter(today);
  return asked > soonest ? asked : soonest;
}

const isPositive = (text: string | undefined): boolean => text === undefined || Number(text) > 0;

/** What the form of the values does not say. */
function problemOf({ body }: Call): Decision | undefined {
  const authorizer = one(body, "authorizer_id");
  if (authorizer !== undefined && authorizerKind(authorizer) === undefined) return refused("5");
  if (!isPositive(one(body, "schedule.amount"))) return refusedParameter("schedule.amount");
  if (dayOf(one(body, "schedule.initial_date")) === undefined) {
    return refusedParameter("schedule.initial_date");
  }
  const wrong = ["schedule.number_of_times", "schedule.interval"].find(
    (name) => !isPositive(one(body, name)),
  );
  if (wrong) return refusedParameter(wrong);
  const now = one(body, "schedule.do_payment_now") ?? "";
  if (now !== "true" && now !== "false") return refusedParameter("schedule.do_payment_now");
  return now === "true" && !Number(one(body, "amount")) ? refusedParameter("amount") : undefined;
}

const unused = (now: string): Transaction["due"] => ({
  at: later(now, unusedSeconds),
  status: "EXP",
  cause: "not used in time",
});

/** The sale that activates the schedule once it is confirmed. */
function firstPayment(call: Call, schedule: Transaction, now: string): Transaction[] {
  if (one(call.body, "schedule.do_payment_now") !== "true") return [];
  const beginning = {
    id: newIdentifier(),
    machine: "payment",
    status: "NOV",
    cause: "creation accepted",
    at: now,
    country: call.country,
    facts: { ...factsOf(call.body), ...currencyFact(call) },
  } as const;
  return [{ ...begun(beginning), original: schedule.id, due: unused(now) }];
}

function begin(call: Call, now: string): Decision {
  const wrong = refusal(call) ?? problemOf(call);
  if (wrong) return wrong;
  const beginning = {
    id: newIdentifier(),
    machine: "schedule",
    status: "NOV",
    cause: "creation",
    at: now,
    country: call.country,
    facts: { ...factsOf(call.body), ...currencyFact(call) },
  } as const;
  const schedule: Transaction = { ...begun(beginning), due: unused(now) };
  const payments = firstPayment(call, schedule, now);
  const { id: sid, status, facts } = schedule;
  const named = pick(facts, ["order_id", "merchant_usn"]);
  const object = { status, sid, amount: facts["schedule.amount"], ...named };
  const body = { ...done, schedule: object, ...Object.assign({}, ...payments.map(aboutNew)) };
  return { http: 201, body, stored: [schedule, ...payments], about: schedule.id };
}

export const scheduleBegin: Decider = {
  sees: () => [],
  decide: (call, _seen, now) => begin(call, now),
};

/** With the day of its first charge: that of the next daily run, or the day that was asked for. */
function planned(schedule: Transaction, now: string): Transaction {
  const asked = dayOf(schedule.facts["schedule.initial_date"]) ?? now.slice(0, 10);
  return { ...schedule, facts: { ...schedule.facts, next_date: nextRunDay(now, asked) } };
}

/** yyyy-mm-dd as dd/MM/yyyy. */
const printed = (day: string): string => day.split("-").toReversed().join("/");

/** A schedule as answers show it. */
export function scheduleObject({ id, status, facts }: Transaction): Record<string, unknown> {
  const { next_date: next, nits = "" } = facts;
  return {
    sid: id,
    status,
    ...pick(facts, ["authorizer_id"]),
    current_times: facts["current_times"] ?? "0",
    initial_date: facts["schedule.initial_date"] ?? "",
    ...(next === undefined ? {} : { next_date: printed(next) }),
    amount: facts["schedule.amount"] ?? "",
    nits: nits.split(",").filter((nit) => nit !== ""),
  };
}

/** Active from now on. */
export const activated = (schedule: Transaction, cause: string, now: string): Transaction =>
  moved(planned(schedule, now), { status: "ATV", cause, at: now });

/** An active schedule that the end of a waiting made so, by itself, has its first charge planned from that instant. */
export function withFirstCharge(schedule: Transaction): Transaction {
  const { machine, status, facts, past } = schedule;
  const since = past.at(-1)?.at;
  const isPlanned = machine !== "schedule" || status !== "ATV" || facts["next_date"] !== undefined;
  return isPlanned || since === undefined ? schedule : planned(schedule, since);
}

/** What ends the waiting of the sale by itself ends that of its schedule. */
function dueWith({ due }: Transaction): Transaction["due"] {
  if (due?.status === "CON") return { at: due.at, status: "ATV", cause: "payment confirmed" };
  if (due?.status === "PPN") return { at: due.at, status: "DES", cause: "payment undone" };
  return undefined;
}

/** What the sale that a schedule waits for makes of it. */
export function afterPayment(schedule: Transaction, payment: Transaction, now: string): Transaction {
  const { status } = payment;
  const isWaiting = schedule.status === "NOV" || schedule.status === "PEN";
  if (schedule.machine !== "schedule" || !isWaiting) return schedule;
  if (status === "CON") {
    const cause =
      schedule.status === "NOV" ? "do_payment_now true and the payment confirmed" : "payment confirmed";
    return activated({ ...schedule, card: payment.card }, cause, now);
  }
  if (schedule.status === "NOV" && (status === "PPC" || status === "PEN")) {
    const waiting = { status: "PEN", cause: "payment waiting for confirmation", at: now };
    return { ...moved({ ...schedule, card: payment.card }, waiting), due: dueWith(payment) };
  }
  return schedule.status === "PEN" && status === "PPN"
    ? moved(schedule, { status: "DES", cause: "payment undone", at: now })
    : schedule;
}
