import { type Country, zoneOf } from "../country.ts";

/** The calendar day `YYYY-MM-DD` of an instant where the company is. */
export function dayIn(country: Country, at: Date): string {
  const parts = new Intl.DateTimeFormat("en", {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    timeZone: zoneOf(country),
  }).formatToParts(at);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}`;
}
