import type { Feature } from "../feature.ts";
import { fraudMatchContract } from "./contract.ts";
import { fraudMatchRoutes } from "./routes.data.ts";

export const fraudMatchFeature = {
  home: "onboarding/fraud-match",
  contract: fraudMatchContract,
  routes: fraudMatchRoutes,
  impact: "Clients type in by hand which analysed orders prove their scenarios; certification goes on.",
  bind: ["table"],
} as const satisfies Feature;
