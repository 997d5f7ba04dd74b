import { useLocation } from "react-router";
import { usePath } from "../../../lib/text/locale.ts";
import { queueSearchOf } from "./review-address.ts";

/** The queue as it was filtered when one left it for a ticket; unfiltered on a deep link. */
export function useQueueAddress(): string {
  const path = usePath();
  const { state } = useLocation();
  return `${path("/onboarding/bo/dashboard")}${queueSearchOf(state)}`;
}
