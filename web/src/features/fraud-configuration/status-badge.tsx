import type { FraudConfigurationStatus } from "@portal/shared/fraud-configuration/lifecycle.ts";
import { useTranslations } from "use-intl";
import { StatusBadge, type Tone } from "../../ui/feedback/status.tsx";

const tones = {
  open: "neutral",
  "under-approval": "info",
  revision: "warning",
  approved: "success",
} as const satisfies Record<FraudConfigurationStatus, Tone>;

/** Its state in the client's words; support has its own (`occurrence`). */
export function FraudStatusBadge({ status }: { status: FraudConfigurationStatus }) {
  const translate = useTranslations("fraud-flow.status");
  return <StatusBadge tone={tones[status]}>{translate(status)}</StatusBadge>;
}
