import type { Country } from "@portal/shared/country.ts";
import type { AnalysedOrder } from "@portal/shared/fraud-match/model.ts";
import { changedAt } from "@portal/shared/fraud-match/order.ts";
import { useLocale, useTranslations } from "use-intl";
import { formatInstant } from "../../lib/text/format.ts";

/** An order by the store's own number of it, and when something last happened to its analysis. */
export function useOrderText(country: Country): (order: AnalysedOrder) => { order: string; at: string } {
  const translate = useTranslations("fraud-match");
  const locale = useLocale();
  return (order) => ({
    order: order.orderId ?? translate("unnamed"),
    at: formatInstant(changedAt(order), locale, country),
  });
}
