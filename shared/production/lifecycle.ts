import type { Transitions } from "../lifecycle.ts";

export const productionStatuses = ["open", "requested", "delivered"] as const;
export type ProductionStatus = (typeof productionStatuses)[number];

/** A delivery may be corrected by another one. */
export const productionTransitions = {
  request: { from: ["open"], to: "requested", by: ["client"], event: "production.requested", kind: "sent" },
  deliver: {
    from: ["requested", "delivered"],
    to: "delivered",
    by: ["support"],
    event: "production.delivered",
    kind: "approved",
  },
} as const satisfies Transitions<ProductionStatus>;
