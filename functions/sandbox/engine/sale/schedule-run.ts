import { ruleFor } from "@portal/shared/esitef/outcome/rule-for.ts";
import type { Transaction } from "../model.ts";
import { begun, moved } from "../transaction.ts";
import { runAt } from "./days.ts";
import { approvalOf, institutionOf, newAuthorization, newIdentifier, pick } from "./sale.ts";
import { dayAfter, withFirstCharge } from "./schedule.ts";

/** A schedule after the daily runs that were due, and the charges that they made. */
export interface Run {
  readonly schedule: Transaction;
  readonly charges: readonly Transaction[];
}

/** A clock that was moved far is caught up with in several readings: all that one finds is written at once. */
const mostCharges = 12;
/** So many months later, on that day of the month; the last day of a month that is too short. */
export function monthsAfter(day: string, months: number, date = Number(day.slice(8))): string {
  const [year = 0, month = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  const within = Math.min(date, last.getUTCDate());
  return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), within)).toISOString().slice(0, 10);
}

/** How a charge of that amount ends: as a payment of it would. */
function outcomeOf(schedule: Transaction): { status: string; code?: string; message?: string } {
  const rule = ruleFor({
    operation: "payment-do",
    method: "card",
    amountCents: Number(schedule.facts["schedule.amount"]),
    nitStatus: "NOV",
    flags: { brandEnabled: true },
    has: () => true,
  });
  if (!rule) throw new Error("No rule decides a scheduled charge.");
  if (!("http" in rule.answer)) return { status: rule.follows?.status ?? "CON" };
  const { status = "ERR", authorizerCode: code, authorizerMessage: message } = rule.answer;
  return { status, ...(code ? { code } : {}), ...(message ? { message } : {}) };
}

function chargeOf(schedule: Transaction, at: string): Transaction {
  const { status, code, message } = outcomeOf(schedule);
  const facts = {
    ...pick(schedule.facts, ["order_id", "merchant_usn", "authorizer_id"]),
    amount: schedule.facts["schedule.amount"] ?? "0",
    installments: "1",
  };
  const cause = "charge of a schedule";
  const charge: Transaction = {
    ...begun({
      id: newIdentifier(),
      machine: "payment",
      status,
      cause,
      at,
      country: schedule.country,
      facts,
    }),
    card: schedule.card,
    original: schedule.id,
  };
  return {
    ...charge,
    answered: {
      ...(code ? { authorizer_code: code } : {}),
      ...(message ? { authorizer_message: message } : {}),
      ...(status === "ERR" ? {} : institutionOf(charge, at)),
      ...(status === "CON" ? approvalOf(charge, newAuthorization()) : {}),
    },
  };
}

const numberOf = (schedule: Transaction, name: string): number | undefined => {
  const text = schedule.facts[name];
  return text === undefined || text === "" ? undefined : Number(text);
};

/** After one charge: counted where the institution said yes or no, and due again a month later or never. */
function counted(schedule: Transaction, charge: Transaction, day: string): Transaction {
  const { next_date: _, ...facts } = schedule.facts;
  const nits = [...(facts["nits"] ?? "").split(",").filter((nit) => nit !== ""), charge.id].join(",");
  const at = runAt(day);
  if (charge.status === "ERR") {
    return { ...schedule, facts: { ...facts, nits, next_date: dayAfter(day) } };
  }
  const times = (numberOf(schedule, "current_times") ?? 0) + 1;
  const charged = { ...facts, nits, current_times: String(times) };
  if (times === numberOf(schedule, "schedule.number_of_times")) {
    return moved({ ...schedule, facts: charged }, { status: "FIN", cause: "last charge made", at });
  }
  // A short month does not move the months after it.
  const date = numberOf(schedule, "day_of_month") ?? Number(day.slice(8));
  const next_date = monthsAfter(day, numberOf(schedule, "schedule.interval") ?? 1, date);
  return moved(
    { ...schedule, facts: { ...charged, day_of_month: String(date), next_date } },
    { status: "ATV", cause: "charge confirmed or denied (counter + 1)", at },
  );
}

/** Applies the runs of the days that have passed by the store's clock. */
export function runsUntil(now: string, found: Transaction): Run {
  let schedule = withFirstCharge(found);
  const charges: Transaction[] = [];
  for (let day = dueDay(schedule, now); day !== undefined; day = dueDay(schedule, now)) {
    if (charges.length === mostCharges) break;
    const charge = chargeOf(schedule, runAt(day));
    charges.push(charge);
    schedule = counted(schedule, charge, day);
  }
  return { schedule, charges };
}

function dueDay({ machine, status, facts }: Transaction, now: string): string | undefined {
  const day = facts["next_date"];
  const isActive = machine === "schedule" && status === "ATV";
  return isActive && day !== undefined && runAt(day) <= now ? day : undefined;
}
