import { sitefTime } from "../engine/sale/sale.ts";

const digitsOf = /^(\d{4})(\d{2})(\d{2})$/;

/** Brasília has kept to this offset since 2019. */
const instant = (day: string, time: string): Date =>
  new Date(`${day.replace(digitsOf, "$1-$2-$3")}T${time.replace(/^(..)(..)(..)$/, "$1:$2:$3")}-03:00`);

/** yyyyMMdd of a day that exists. */
export function isDay(text: string): boolean {
  const at = instant(text, "120000");
  return !Number.isNaN(at.getTime()) && sitefTime(at.toISOString()).day === text;
}

/** HHmmss. */
export const isTime = (text: string): boolean => /^(?:[01]\d|2[0-3])[0-5]\d[0-5]\d$/.test(text);

/** Instants from the first to the last, whole seconds. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

interface AskedDays {
  readonly from: string;
  readonly to: string;
  /** Of the first day and of the last one; all of both without. */
  readonly times?: readonly [first: string, last: string] | undefined;
}

/** What lies between two days that exist. */
export function periodOf({ from, to, times = ["000000", "235959"] }: AskedDays): Period {
  const end = instant(to, times[1]);
  end.setMilliseconds(999);
  return { from: instant(from, times[0]).toISOString(), to: end.toISOString() };
}

export const isWithin = ({ from, to }: Period, at: string): boolean => from <= at && at <= to;
