import type { Feature } from "../feature.ts";
import { fraudConfigurationContract } from "./contract.ts";
import { fraudConfigurationRoutes } from "./routes.data.ts";

export const fraudConfigurationFeature = {
  home: "onboarding/fraud-configuration",
  contract: fraudConfigurationContract,
  routes: fraudConfigurationRoutes,
  impact: "Clients cannot send or correct their fraud prevention's configuration; its certification stalls.",
  bind: ["table", "secret"],
} as const satisfies Feature;
