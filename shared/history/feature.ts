import type { Feature } from "../feature.ts";
import { historyContract } from "./contract.ts";
import { historyRoutes } from "./routes.data.ts";

export const historyFeature = {
  home: "company/history",
  contract: historyContract,
  routes: historyRoutes,
  impact: "Nobody sees what happened to a company; all else goes on.",
  bind: ["table", "secret"],
} as const satisfies Feature;
