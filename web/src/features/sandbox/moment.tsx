import { type Country, zoneOf } from "@portal/shared/country.ts";
import { localeDetails } from "@portal/shared/locales.ts";
import { useState } from "react";
import { useLocale } from "use-intl";

interface MomentProps {
  readonly at: string;
  readonly country: Country;
}

/** An instant to the second; the day is only said where it is another one than today. */
export function Moment({ at, country }: MomentProps) {
  const locale = useLocale();
  const { format } = localeDetails[locale];
  const timeZone = zoneOf(country);
  const dayOf = (date: Date) => new Intl.DateTimeFormat("en-CA", { timeZone }).format(date);
  const date = new Date(at);
  const [today] = useState(() => dayOf(new Date()));
  const isToday = dayOf(date) === today;
  const text = new Intl.DateTimeFormat(format, {
    ...(isToday ? {} : { day: "2-digit", month: "short" }),
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
    timeZone,
  }).format(date);
  return (
    <time dateTime={at} title={at} className="sandbox-moment">
      {text}
    </time>
  );
}
