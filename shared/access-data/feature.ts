import type { Feature } from "../feature.ts";
import { accessDataContract } from "./contract.ts";
import { accessDataRoutes } from "./routes.data.ts";

export const accessDataFeature = {
  home: "onboarding/access-data",
  contract: accessDataContract,
  routes: accessDataRoutes,
  impact: "Clients cannot see the keys of the test environment, so their integration stands still.",
  bind: ["table", "secret"],
} as const satisfies Feature;
