import type { Transitions } from "../lifecycle.ts";
import type { OccurrenceStatus } from "../occurrence/model.ts";

export const partnerStatuses = ["pending", "listed", "declined"] as const;
export type PartnerStatus = (typeof partnerStatuses)[number];

/** What each status is for the partner's ticket, and the tone in which it is shown. */
export const partnerStates = {
  pending: { ticket: "support-pending", tone: "info" },
  listed: { ticket: "approved", tone: "success" },
  declined: { ticket: "declined", tone: "warning" },
} as const satisfies Readonly<Record<PartnerStatus, { ticket: OccurrenceStatus; tone: string }>>;

/** Each is a route of the contract. One whose body has a comment asks for a reason, which both sides then read. */
export const partnerTransitions = {
  approve: {
    from: ["pending", "declined"],
    to: "listed",
    by: ["support"],
    event: "partner.approved",
    kind: "approved",
  },
  decline: {
    from: ["pending", "listed"],
    to: "declined",
    by: ["support"],
    event: "partner.declined",
    kind: "rejected",
  },
} as const satisfies Transitions<PartnerStatus>;

export type PartnerAction = keyof typeof partnerTransitions;
