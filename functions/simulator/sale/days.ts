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
  readonly from: string;
  readonly to: string;
}

export function daysOf({ query }: Call): Days | undefined {
  const [from, to] = [dayOf(one(query, "start_date")), dayOf(one(query, "end_date"))];
  return from !== undefined && to !== undefined && from <= to ? { from, to } : undefined;
}
