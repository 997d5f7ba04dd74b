import type { Feature } from "../feature.ts";
import { configurationContract } from "./contract.ts";
import { configurationRoutes } from "./routes.data.ts";

export const configurationFeature = {
  home: "onboarding/configuration",
  contract: configurationContract,
  routes: configurationRoutes,
  impact: "Clients cannot send or correct anything; certification stalls.",
  bind: ["table", "secret"],
} as const satisfies Feature;
