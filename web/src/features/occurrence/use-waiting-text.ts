import type { Country } from "@portal/shared/country.ts";
import { useTranslations } from "use-intl";
import { zoneOf } from "../../lib/text/format.ts";
import { daysSince } from "./waiting.ts";

/** Since when something waits, in days of the company's calendar. */
export function useWaitingText(): (since: string, country?: Country) => string {
  const translate = useTranslations("occurrence");
  return (since, country = "BR") => translate("waitingFor", { days: daysSince(since, zoneOf(country)) });
}
