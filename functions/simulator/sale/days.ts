import { type Call, one } from "../incoming/call.ts";

const brazilianDay = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/** dd/MM/yyyy as yyyy-mm-dd; undefined for what is no day. */
export function dayOf(text: string | undefined): string | undefined {
  const [, day, month, year] = brazilianDay.exec(text ?? "") ?? [];
  const written = `${year}-${month}-${day}`;
  const date = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : undefined;
}

interface Days {
  readonly list: "made";
  readonly from: string;
  readonly to: string;
}

/** What was made on the days that a call names; undefined where it names none. */
export function daysOf({ query }: Call): Days | undefined {
  const [from, to] = [dayOf(one(query, "start_date")), dayOf(one(query, "end_date"))];
  if (from === undefined || to === undefined || from > to) return undefined;
  // Instants of the last day sort before its midnight at the end.
  return { list: "made", from, to: `${to}T24` };
}

/** Schedules are charged once a day, at six in the morning in Brasília. */
const runTime = "T09:00:00.000Z";
export const runAt = (day: string): string => day + runTime;
