import { useLocale } from "use-intl";
import { formatCalendarDay } from "../../../lib/text/format.ts";

/** Shows a calendar day `YYYY-MM-DD`. */
export function useCalendarDay(): (day: string) => string {
  const locale = useLocale();
  return (day) => formatCalendarDay(day, locale);
}
