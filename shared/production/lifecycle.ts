import type { Transitions } from "../lifecycle.ts";
import type { ProductionStatus } from "./model.ts";

/** A delivery may be corrected by another one. */
export const productionTransitions = {
  request: { from: ["open"], to: "requested", by: ["client"], event: "production.requested" },
  deliver: {
    from: ["requested", "delivered"],
    to: "delivered",
    by: ["support"],
    event: "production.delivered",
  },
} as const satisfies Transitions<ProductionStatus>;
