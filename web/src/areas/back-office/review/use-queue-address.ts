import { withLocale } from "@portal/shared/locales.ts";
import { useLocation } from "react-router";
import { useLocale } from "use-intl";
import { queueOf } from "./review-address.ts";

/** The queue as it was filtered when one left it for a ticket; unfiltered on a deep link. */
export function useQueueAddress(): string {
  const { state } = useLocation();
  return withLocale(useLocale(), queueOf(state));
}
