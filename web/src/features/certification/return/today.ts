import type { Country } from "@portal/shared/country.ts";
import { zoneOf } from "../../../lib/text/format.ts";

/** The calendar day `YYYY-MM-DD` where the company is. */
export function todayIn(country: Country, now = new Date()): string {
  const parts = new Intl.DateTimeFormat("en", {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    timeZone: zoneOf(country),
  }).formatToParts(now);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}`;
}

/** What a test card's expiry is today: month and year, `mm/yy`. */
export function cardExpiryOn(day: string): string {
  return `${day.slice(5, 7)}/${day.slice(2, 4)}`;
}
