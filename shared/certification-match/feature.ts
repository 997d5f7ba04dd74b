import type { Feature } from "../feature.ts";
import { certificationMatchContract } from "./contract.ts";
import { certificationMatchRoutes } from "./routes.data.ts";

export const certificationMatchFeature = {
  home: "onboarding/certification-match",
  contract: certificationMatchContract,
  routes: certificationMatchRoutes,
  impact: "Clients type in by hand what the sandbox has recorded of their tests; certification goes on.",
  bind: ["table"],
} as const satisfies Feature;
