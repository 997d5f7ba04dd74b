import { localeDetails } from "@portal/shared/locales.ts";
import { useLocale } from "use-intl";

/** Shows a calendar day `YYYY-MM-DD`, which is the same day wherever one reads it. */
export function useCalendarDay(): (day: string) => string {
  const locale = useLocale();
  return (day) =>
    new Intl.DateTimeFormat(localeDetails[locale].format, { dateStyle: "medium", timeZone: "UTC" }).format(
      new Date(`${day}T00:00:00Z`),
    );
}
