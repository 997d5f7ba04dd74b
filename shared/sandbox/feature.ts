import type { Feature } from "../feature.ts";
import { sandboxContract } from "./contract.ts";
import { sandboxRoutes } from "./routes.data.ts";

export const sandboxFeature = {
  home: "sandbox/workbench",
  contract: sandboxContract,
  routes: sandboxRoutes,
  impact: "Clients can neither make keys of the sandbox nor look at their calls; calls with keys go on.",
  bind: ["table", "secret"],
} as const satisfies Feature;
