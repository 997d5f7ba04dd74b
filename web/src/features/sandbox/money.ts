import type { Country } from "@portal/shared/country.ts";
import type { Locale } from "@portal/shared/locales.ts";
import { formatMoney } from "@portal/shared/money.ts";

/** Argentine stores of the sandbox sell in pesos, all others in the currency of the documented interface. */
const currencyIn = (country: Country): Country => (country === "AR" ? "AR" : "BR");

/** Cents as money; a value that is none stays as it is. */
export const moneyOf = (amount: string, country: Country, reader: Locale): string =>
  /^\d{1,11}$/.test(amount) ? formatMoney(Number(amount), currencyIn(country), reader) : amount;
