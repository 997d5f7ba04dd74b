import { type Country, zoneOf } from "@portal/shared/country.ts";
import { useTranslations } from "use-intl";
import { daysSince } from "./waiting.ts";

/** How long something has waited, in calendar days of the company's time zone. */
export function useWaitingText(): (since: string, country?: Country) => string {
  const translate = useTranslations("occurrence");
  return (since, country = "BR") => translate("waitingFor", { days: daysSince(since, zoneOf(country)) });
}
