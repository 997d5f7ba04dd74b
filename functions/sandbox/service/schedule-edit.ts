import { done, refusal, refused, refusedParameter, withTransaction } from "../engine/answer.ts";
import type { Decider, Decision, Seen } from "../engine/decider.ts";
import { type Call, one } from "../engine/incoming/call.ts";
import type { Transaction } from "../engine/model.ts";
import { storedCardOf } from "../engine/sale/card-token.ts";
import { dayOf, runAt } from "../engine/sale/days.ts";
import { cardOf, newIdentifier, unusedSeconds } from "../engine/sale/sale.ts";
import { nextRunDay } from "../engine/sale/schedule.ts";
import { runsUntil } from "../engine/sale/schedule-run.ts";
import { begun, later, moved } from "../engine/transaction.ts";

const about = ({ id, status }: Transaction) => ({ schedule_edit: { status, seid: id } });

const canBeEdited = ({ machine, status }: Transaction): boolean =>
  machine === "schedule" && (status === "ATV" || status === "INA");

/**
 * Registers an edit. Signed, it answers with the SEID; else that goes to the shop's authenticity address, and the answer
 * carries no more than its code.
 */
const scheduleEditBegin: Decider = {
  sees: ({ body }) => {
    const sid = one(body, "sid");
    return sid === undefined ? [] : [{ id: sid }];
  },
  decide: (call, seen, now) => {
    const wrong = refusal(call);
    if (wrong) return wrong;
    const schedule = seen.find(one(call.body, "sid"));
    if (schedule?.machine !== "schedule") return refused("953");
    if (!canBeEdited(schedule)) return refused("102");
    const edit: Transaction = {
      ...begun({ id: newIdentifier(), machine: "scheduleEdit", status: "NOV", cause: "creation", at: now }),
      original: schedule.id,
      due: { at: later(now, unusedSeconds), status: "EXP", cause: "not used in time" },
    };
    const registered = { http: 201, body: done, stored: [edit], about: edit.id };
    if (!call.isSigned) return { ...registered, handsOver: { field: "seid", refusal: refused("115") } };
    return { ...registered, body: { ...done, ...about(edit) } };
  },
};

/** The schedule with its new status, where the call asks for one. */
function switched(schedule: Transaction, status: string | undefined, now: string): Transaction {
  if (status === undefined || status === schedule.status) return schedule;
  const changed = moved(schedule, { status, cause: `edit with status ${status}`, at: now });
  const next = changed.facts["next_date"];
  if (status !== "ATV" || next === undefined) return changed;
  // What was due while it stood still is not charged afterwards.
  return { ...changed, facts: { ...changed.facts, next_date: nextRunDay(now, next) } };
}

/** The schedule as the call wants it, or the parameter that is wrong. */
function edited(schedule: Transaction, call: Call, seen: Seen, now: string): Transaction | string {
  const { body } = call;
  const amount = one(body, "amount");
  if (amount !== undefined && !(Number(amount) > 0)) return "amount";
  const asked = one(body, "next_date");
  const day = dayOf(asked);
  if (asked !== undefined && (day === undefined || runAt(day) <= now)) return "next_date";
  const card = cardOf(body) ?? seen.find(storedCardOf(call))?.card;
  if (body.has("card.token") && !card) return "card.token";
  const facts = {
    ...schedule.facts,
    ...(amount === undefined ? {} : { "schedule.amount": amount }),
    ...(day === undefined ? {} : { next_date: day, day_of_month: day.slice(8) }),
  };
  const changed = { ...schedule, facts, ...(card ? { card } : {}) };
  return switched(changed, one(body, "status"), now);
}

function apply(edit: Transaction, call: Call, seen: Seen, now: string): Decision {
  if (edit.status === "EXP") return refused("954", about(edit));
  if (edit.status !== "NOV") return refused("102", about(edit));
  const wrong = refusal(call, about(edit));
  if (wrong) return wrong;
  const found = seen.find(edit.original);
  if (!found) return refused("953");
  const { schedule, charges } = runsUntil(now, found);
  if (!canBeEdited(schedule)) return refused("102", about(edit));
  const after = edited(schedule, call, seen, now);
  if (typeof after === "string") return refusedParameter(after, about(edit));
  const made = moved(edit, { status: "CON", cause: "edit made", at: now });
  const body = { ...done, schedule: { status: after.status }, schedule_edit: { status: made.status } };
  return { http: 200, body, stored: [made, after, ...charges], about: edit.id };
}

/** Carries out an edit; the schedule is read with it, so that both change at once or neither. */
const scheduleEditDo: Decider = {
  says: (said, call, seen) => {
    const edit = seen.find(call.path["seid"]);
    return edit ? { ...said, body: { ...said.body, ...about(edit) } } : said;
  },
  sees: (call) => [call.path["seid"], storedCardOf(call)].flatMap((id) => (id === undefined ? [] : [{ id }])),
  follows: ({ original }) => (original === undefined ? [] : [original]),
  decide: (call, seen, now) =>
    withTransaction(
      call,
      seen,
      (edit) => (edit.machine === "scheduleEdit" ? apply(edit, call, seen, now) : refused("953")),
      "seid",
    ),
};

export const scheduleEditDeciders = {
  "schedule-edit-begin": scheduleEditBegin,
  "schedule-edit-do": scheduleEditDo,
};
