import { type Country, zoneOf } from "@portal/shared/country.ts";
import { dayIn } from "@portal/shared/field/calendar-day.ts";

/** The calendar day `YYYY-MM-DD` where the company is. */
export const todayIn = (country: Country, now = new Date()): string => dayIn(zoneOf(country), now);
