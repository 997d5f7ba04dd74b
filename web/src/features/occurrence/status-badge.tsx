import type { OccurrenceStatus, PriorityId } from "@portal/shared/occurrence/model.ts";
import { priorities } from "@portal/shared/occurrence/model.ts";
import { useTranslations } from "use-intl";
import { useLocalized } from "../../lib/text/locale.ts";
import { StatusBadge, type Tone } from "../../ui/feedback/status.tsx";

const statusTones = {
  "client-pending": "neutral",
  "support-pending": "warning",
  rejected: "danger",
  declined: "neutral",
  approved: "success",
} as const satisfies Record<OccurrenceStatus, Tone>;

/** A ticket's state in support's words. */
export function OccurrenceStatusBadge({ status }: { status: OccurrenceStatus }) {
  const translate = useTranslations("occurrence.status");
  return <StatusBadge tone={statusTones[status]}>{translate(status)}</StatusBadge>;
}

const priorityTones = {
  low: "neutral",
  normal: "neutral",
  high: "warning",
  urgent: "danger",
} as const satisfies Record<PriorityId, Tone>;

export function PriorityBadge({ priority }: { priority: PriorityId }) {
  const localized = useLocalized();
  const option = priorities.find(({ id }) => id === priority);
  // The usual priority gets no badge.
  if (priority === "normal") return option ? localized(option.label) : priority;
  return (
    <StatusBadge tone={priorityTones[priority]}>{option ? localized(option.label) : priority}</StatusBadge>
  );
}
