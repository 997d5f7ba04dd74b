import type { HistoryEvent } from "@portal/shared/history/event.ts";
import type { HistoryEntry } from "@portal/shared/history/model.ts";
import type { HistoryKind } from "@portal/shared/lifecycle.ts";
import { useTranslations } from "use-intl";
import type { Tone } from "../../../ui/feedback/status.tsx";

/** What happened, in words; of an event that only a newer server knows at least that it happened. */
export function useEventTitle(): (event: string) => string {
  const translate = useTranslations("event");
  const titles: { has(event: string): boolean } = translate;
  const isTitled = (event: string): event is HistoryEvent => titles.has(event);
  return (event) => translate(isTitled(event) ? event : "history.other");
}

export const kindTones: Readonly<Record<HistoryKind, Tone>> = {
  edited: "neutral",
  sent: "info",
  approved: "success",
  rejected: "warning",
  other: "neutral",
};

/** Who acted. A member of support without an account is shown as "support" only. */
export function useActorText(): (actor: HistoryEntry["actor"]) => string {
  const translate = useTranslations("occurrence.actor");
  return ({ name, role }) => [name, translate(role)].filter(Boolean).join(" · ");
}
