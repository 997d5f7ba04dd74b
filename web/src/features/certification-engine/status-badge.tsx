import { useTranslations } from "use-intl";
import { StatusBadge, type Tone } from "../../ui/feedback/status.tsx";
import type { CertificationWords } from "./screens.ts";
import type { ShownCertificationStatus } from "./shown-status.ts";

const tones = {
  locked: "neutral",
  ready: "info",
  open: "info",
  "under-approval": "info",
  revision: "warning",
  concluded: "success",
} as const satisfies Record<ShownCertificationStatus, Tone>;

interface StatusBadgeProps {
  readonly words: CertificationWords;
  readonly status: ShownCertificationStatus;
}

export function CertificationStatusBadge({ words, status }: StatusBadgeProps) {
  const translate = useTranslations(`${words}.status`);
  return <StatusBadge tone={tones[status]}>{translate(status)}</StatusBadge>;
}
