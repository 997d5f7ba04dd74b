import type { Feature } from "../feature.ts";
import { certificationContract } from "./contract.ts";
import { certificationRoutes } from "./routes.data.ts";

export const certificationFeature = {
  home: "onboarding/certification",
  contract: certificationContract,
  routes: certificationRoutes,
  impact: "Clients cannot record or send test cases and support cannot judge them; nobody goes live.",
  bind: ["table", "secret"],
} as const satisfies Feature;
