import type { Feature } from "../feature.ts";
import { releaseContract } from "./contract.ts";
import { releaseRoutes } from "./routes.data.ts";

export const releaseFeature = {
  home: "onboarding/release",
  contract: releaseContract,
  routes: releaseRoutes,
  impact: "Clients cannot ask for a closed stage and support cannot open one; the usual way goes on.",
  bind: ["table"],
} as const satisfies Feature;
