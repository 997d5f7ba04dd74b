import type { Transitions } from "../lifecycle.ts";
import type { PartnerStatus } from "./model.ts";

export const partnerTransitions = {
  approve: { from: ["pending", "declined"], to: "listed", by: ["support"], event: "partner.approved" },
  decline: { from: ["pending", "listed"], to: "declined", by: ["support"], event: "partner.declined" },
} as const satisfies Transitions<PartnerStatus>;

export type PartnerAction = keyof typeof partnerTransitions;
