import type { Feature } from "../feature.ts";
import { accountContract } from "./contract.ts";
import { accountRoutes } from "./routes.data.ts";

export const accountFeature = {
  home: "company/account",
  contract: accountContract,
  routes: accountRoutes,
  impact: "Nobody gets past sign-in: the portal cannot open an account or change a profile.",
  bind: ["table", "secret"],
} as const satisfies Feature;
