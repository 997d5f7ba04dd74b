import type { Country } from "@portal/shared/country.ts";
import { amountText, formatMoney } from "@portal/shared/money.ts";
import { useLocale } from "use-intl";

/** Writes a company's amounts as the page's language writes numbers. */
export function useMoney(country: Country): (amountCents: number) => string {
  const locale = useLocale();
  return (amountCents) => formatMoney(amountCents, country, locale);
}

/** The same without a currency, as they are typed and copied. */
export function useAmountText(country: Country): (amountCents: number) => string {
  const locale = useLocale();
  return (amountCents) => amountText(amountCents, country, locale);
}
