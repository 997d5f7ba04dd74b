import { historyKindOf, isHistoryEvent } from "@portal/shared/history/kind.ts";
import type { HistoryEntry, HistoryKind } from "@portal/shared/history/model.ts";
import { useTranslations } from "use-intl";
import type { Tone } from "../../ui/feedback/status.tsx";

/** What happened, in words; of an event that only a newer server knows at least that it happened. */
export function useEventTitle(): (event: string) => string {
  const translate = useTranslations("event");
  return (event) => translate(isHistoryEvent(event) ? event : "history.other");
}

const tones: Readonly<Record<HistoryKind, Tone>> = {
  edited: "neutral",
  sent: "info",
  approved: "success",
  rejected: "warning",
  other: "neutral",
};

export const toneOfEvent = (event: string): Tone => tones[historyKindOf(event)];

/** Who acted. A member of support without an account is shown as "support" only. */
export function useActorText(): (actor: HistoryEntry["actor"]) => string {
  const translate = useTranslations("occurrence.actor");
  return ({ name, role }) => [name, translate(role)].filter(Boolean).join(" · ");
}
