import { formOf } from "../../sandbox/engine/outgoing/form.ts";
import { runsUntil } from "../../sandbox/engine/sale/schedule-run.ts";
import { begun } from "../../sandbox/engine/transaction.ts";

interface ChargedSchedule {
  /** yyyy-mm-dd, of its first charge. */
  readonly day: string;
  /** What its creation said. */
  readonly facts: Readonly<Record<string, string>>;
  readonly card: { readonly brand: string; readonly lastFour: string };
}

/** What the sandbox posts of a schedule's first charge. */
export function chargeNotice({ day, facts, card }: ChargedSchedule): Record<string, string> {
  const created = begun({
    id: "0".repeat(64),
    machine: "schedule",
    status: "NOV",
    cause: "creation",
    at: `${day}T00:00:00.000Z`,
    facts: { ...facts, next_date: day },
  });
  const [charge] = runsUntil(`${day}T12:00:00.000Z`, { ...created, status: "ATV", card }).charges;
  if (!charge) throw new Error("The schedule was not charged.");
  return formOf(charge, 0).fields;
}
