import type { Feature } from "../feature.ts";
import { occurrenceContract } from "./contract.ts";
import { occurrenceRoutes } from "./routes.data.ts";

export const occurrenceFeature = {
  home: "support/occurrence",
  contract: occurrenceContract,
  routes: occurrenceRoutes,
  impact: "Support sees no queue and clients no overview; nothing is reviewed.",
  bind: ["table", "secret"],
} as const satisfies Feature;
