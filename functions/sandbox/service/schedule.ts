import { done, refusal, refused, refusedParameter, withTransaction } from "../engine/answer.ts";
import type { Decider, Decision, Seen } from "../engine/decider.ts";
import { type Call, one } from "../engine/incoming/call.ts";
import { forcedAnswer } from "../engine/incoming/outcome-header.ts";
import type { Transaction } from "../engine/model.ts";
import { storedCardOf } from "../engine/sale/card-token.ts";
import { daysOf } from "../engine/sale/days.ts";
import { cardOf } from "../engine/sale/sale.ts";
import { activated, scheduleObject } from "../engine/sale/schedule.ts";
import { runsUntil } from "../engine/sale/schedule-run.ts";
import { moved } from "../engine/transaction.ts";

export const about = ({ id, status }: Transaction) => ({ schedule: { status, sid: id } });

function activate(call: Call, seen: Seen, schedule: Transaction, now: string): Decision {
  if (schedule.status === "EXP") return refused("954", about(schedule));
  const isPaidNow = schedule.facts["schedule.do_payment_now"] === "true";
  if (schedule.status !== "NOV" || isPaidNow) return refused("102", about(schedule));
  const wrong = refusal(call, about(schedule));
  if (wrong) return wrong;
  const card = cardOf(call.body) ?? seen.find(storedCardOf(call))?.card;
  if (!card && !one(call.body, "card.wallet_transaction_id")) {
    return refusedParameter(call.body.has("card.token") ? "card.token" : "card.number", about(schedule));
  }
  const {
    http,
    status,
    code = done.code,
    message = done.message,
  } = call.forced ? forcedAnswer(call.forced) : { http: 200, status: "CON" };
  const next =
    status === "CON"
      ? activated({ ...schedule, card }, "card accepted", now)
      : moved(schedule, { status: "ERR", cause: "activation failed", at: now });
  return { http, body: { code, message, ...about(next) }, stored: [next], about: schedule.id };
}

export const withSchedule = (call: Call, seen: Seen, decide: (schedule: Transaction) => Decision): Decision =>
  withTransaction(
    call,
    seen,
    (stored) => (stored.machine === "schedule" ? decide(stored) : refused("953")),
    "sid",
  );

const scheduleDo: Decider = {
  sees: (call) => [call.path["sid"], storedCardOf(call)].flatMap((id) => (id === undefined ? [] : [{ id }])),
  decide: (call, seen, now) => withSchedule(call, seen, (schedule) => activate(call, seen, schedule, now)),
};

/** Whoever asks for a schedule finds the charges made that were due by then. */
const scheduleQuery: Decider = {
  decide: (call, seen, now) =>
    withSchedule(call, seen, (found) => {
      const { schedule, charges } = runsUntil(now, found);
      const stored = schedule === found ? [] : [schedule, ...charges];
      const body = { ...done, schedule: scheduleObject(schedule) };
      return { http: 200, body, stored, about: found.id };
    }),
};

/** Schedules that were created on these days, as they stood when they were last asked for. */
const scheduleList: Decider = {
  sees: (call) => {
    const days = daysOf(call);
    return days ? [days] : [];
  },
  decide: (call, { listed }) => {
    const wrong = refusal(call);
    if (wrong) return wrong;
    if (!daysOf(call)) return refusedParameter("start_date");
    const schedules = listed.filter(({ machine }) => machine === "schedule").map(scheduleObject);
    return { http: 200, body: { code: done.code, schedules } };
  },
};

export const scheduleDeciders = {
  "schedule-do": scheduleDo,
  "schedule-query": scheduleQuery,
  "schedule-list": scheduleList,
};
