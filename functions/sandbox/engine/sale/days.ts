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

/**
 * Whether a card's validity, MMYY, has ended: it is good until the last day of its month in Brasília. By the real clock,
 * whatever the store's says: the cards of the tests carry the month in which they are made.
 */
export function isPastMonth(expiry: string | undefined, now: Date): boolean {
  if (!expiry) return false;
  const [month, year] = [Number(expiry.slice(0, 2)), 2000 + Number(expiry.slice(2))];
  const nextMonth = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
  return now.toISOString() >= nextMonth + midnight;
}
