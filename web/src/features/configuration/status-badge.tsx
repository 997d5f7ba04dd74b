import { type ConfigurationStatus } from "@portal/shared/configuration/lifecycle.ts";
import { useTranslations } from "use-intl";
import { StatusBadge, type Tone } from "../../ui/feedback/status.tsx";

const tones = {
  open: "neutral",
  "under-approval": "info",
  revision: "warning",
  approved: "success",
} as const satisfies Record<ConfigurationStatus, Tone>;

/** A configuration's state in the client's words; support has its own (`occurrence`). */
export function ConfigurationStatusBadge({ status }: { status: ConfigurationStatus }) {
  const translate = useTranslations("configuration.status");
  return <StatusBadge tone={tones[status]}>{translate(status)}</StatusBadge>;
}
