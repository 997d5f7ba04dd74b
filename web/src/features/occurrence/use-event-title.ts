import type { HistoryEntry } from "@portal/shared/history/model.ts";
import { useTranslations } from "use-intl";
import type { Tone } from "../../ui/feedback/status.tsx";

/** Every event with words of its own; one that a newer server sends is at least said to have happened. */
const knownEvents = [
  "configuration.edited",
  "configuration.sent",
  "configuration.rejected",
  "configuration.approved",
  "configuration.reopened",
  "certification.begun",
  "certification.selected",
  "certification.edited",
  "certification.sent",
  "certification.rejected",
  "certification.concluded",
  "certification.restarted",
  "evidence.added",
  "evidence.removed",
  "release.requested",
  "release.granted",
  "release.declined",
  "release.revoked",
  "production.requested",
  "production.delivered",
  "production.revealed",
  "access-data.delivered",
  "access-data.replaced",
  "access-data.revealed",
  "occurrence.prioritized",
] as const;

export function useEventTitle(): (event: string) => string {
  const translate = useTranslations("event");
  return (event) => translate(knownEvents.find((known) => known === event) ?? "other");
}

const toneOfAct: Readonly<Record<string, Tone>> = {
  sent: "info",
  requested: "info",
  rejected: "warning",
  declined: "warning",
  revoked: "warning",
  approved: "success",
  concluded: "success",
  granted: "success",
  delivered: "success",
};

export const toneOfEvent = (event: string): Tone =>
  toneOfAct[event.slice(event.indexOf(".") + 1)] ?? "neutral";

/** Who acted; of somebody of support who never opened an account only the side is known. */
export function useActorText(): (actor: HistoryEntry["actor"]) => string {
  const translate = useTranslations("occurrence.actor");
  return ({ name, role }) => [name, translate(role)].filter(Boolean).join(" · ");
}
