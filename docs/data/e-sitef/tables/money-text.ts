import type { Localized } from "@portal/shared/locales.ts";
import { formatMoney } from "@portal/shared/money.ts";

/** An amount in reais, given in cents, in the notation of whoever reads it. */
export const moneyText = (cents: number): Localized => ({
  pt: formatMoney(cents, "BR", "pt"),
  en: formatMoney(cents, "BR", "en"),
  es: formatMoney(cents, "BR", "es"),
});
