import { type Country, zoneOf } from "@portal/shared/country.ts";
import { localeDetails } from "@portal/shared/locales.ts";
import { useLocale } from "use-intl";

const day = (at: Date, timeZone: string): string => new Intl.DateTimeFormat("en-CA", { timeZone }).format(at);

/** The time of a call; the day too where it is not today's. */
export function useWhen(country: Country): (at: string) => string {
  const locale = useLocale();
  const timeZone = zoneOf(country);
  return (at) => {
    const made = new Date(at);
    const isToday = day(made, timeZone) === day(new Date(), timeZone);
    return new Intl.DateTimeFormat(localeDetails[locale].format, {
      ...(isToday ? {} : { day: "2-digit", month: "2-digit" }),
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
      timeZone,
    }).format(made);
  };
}

/** Enough of an identifier to know it again. */
export const shortNit = (nit: string): string =>
  nit.length > 14 ? `${nit.slice(0, 8)}…${nit.slice(-4)}` : nit;
