import type { Feature } from "../feature.ts";
import { productionContract } from "./contract.ts";
import { productionRoutes } from "./routes.data.ts";

export const productionFeature = {
  home: "onboarding/production",
  contract: productionContract,
  routes: productionRoutes,
  impact:
    "Certified clients can neither ask for their production identifiers nor see them; nobody goes live.",
  bind: ["table", "secret"],
} as const satisfies Feature;
