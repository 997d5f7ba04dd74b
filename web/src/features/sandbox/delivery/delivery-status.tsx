import type { DeliveryStatus } from "@portal/shared/sandbox/delivery.ts";
import { useTranslations } from "use-intl";
import { StatusBadge, type Tone } from "../../../ui/feedback/status.tsx";

const tones: Readonly<Record<DeliveryStatus, Tone>> = {
  waiting: "info",
  delivered: "success",
  failed: "danger",
  kept: "neutral",
};

/** What became of a delivery, in a word. */
export function DeliveryBadge({ status }: { status: DeliveryStatus }) {
  const translate = useTranslations("sandbox.deliveries.state");
  return <StatusBadge tone={tones[status]}>{translate(status)}</StatusBadge>;
}
