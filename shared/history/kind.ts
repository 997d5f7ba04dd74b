import type { HistoryEvent } from "./event.ts";
import type { HistoryKind } from "./model.ts";

/** An event that is no decision, such as a revealed key, is `other`. */
const kinds: Readonly<Record<HistoryEvent, HistoryKind>> = {
  "configuration.edited": "edited",
  "configuration.sent": "sent",
  "configuration.rejected": "rejected",
  "configuration.approved": "approved",
  "configuration.reopened": "edited",
  "certification.begun": "edited",
  "certification.selected": "edited",
  "certification.edited": "edited",
  "certification.sent": "sent",
  "certification.rejected": "rejected",
  "certification.concluded": "approved",
  "certification.restarted": "edited",
  "evidence.added": "edited",
  "evidence.removed": "edited",
  "release.requested": "sent",
  "release.granted": "approved",
  "release.declined": "rejected",
  "release.revoked": "rejected",
  "production.requested": "sent",
  "production.delivered": "approved",
  "production.revealed": "other",
  "access-data.delivered": "approved",
  "access-data.replaced": "other",
  "access-data.revealed": "other",
  "company.registered": "other",
  "company.updated": "edited",
  "company.join-requested": "sent",
  "company.join-reminded": "sent",
  "company.join-cancelled": "other",
  "company.join-accepted": "approved",
  "company.join-declined": "rejected",
  "partner.registered": "sent",
  "partner.approved": "approved",
  "partner.declined": "rejected",
  "occurrence.prioritized": "other",
};

/** False for an event that only a newer version of the product knows. */
export const isHistoryEvent = (event: string): event is HistoryEvent => Object.hasOwn(kinds, event);

export const historyKindOf = (event: string): HistoryKind => (isHistoryEvent(event) ? kinds[event] : "other");
