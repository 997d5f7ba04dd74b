import { type Call, one } from "../incoming/call.ts";
import { later } from "../transaction.ts";

const brazilianDay = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/** dd/MM/yyyy as yyyy-mm-dd; undefined for what is no day. */
export function dayOf(text: string | undefined): string | undefined {
  const [, day, month, year] = brazilianDay.exec(text ?? "") ?? [];
  const written = `${year}-${month}-${day}`;
  const date = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : undefined;
}

const midnight = "T03";

interface Days {
  readonly list: "made";
  readonly from: string;
  readonly to: string;
}

/** What was made on the days that a call names; undefined where it names none. */
export function daysOf({ query }: Pick<Call, "query">): Days | undefined {
  const [from, to] = [dayOf(one(query, "start_date")), dayOf(one(query, "end_date"))];
  if (from === undefined || to === undefined || from > to) return undefined;
  // Days are those that the answers write: they begin in Brasília, which is three hours behind.
  const following = later(`${to}T00:00:00Z`, 24 * 60 * 60).slice(0, 10);
  return { list: "made", from: `${from}${midnight}`, to: `${following}${midnight}` };
}

/** Schedules are charged once a day, at six in the morning in Brasília. */
const runTime = "T09:00:00.000Z";
export const runAt = (day: string): string => day + runTime;
