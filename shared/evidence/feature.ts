import type { Feature } from "../feature.ts";
import { evidenceContract } from "./contract.ts";
import { evidenceRoutes } from "./routes.data.ts";

export const evidenceFeature = {
  home: "onboarding/evidence",
  contract: evidenceContract,
  routes: evidenceRoutes,
  impact: "Clients can neither add nor see their evidence, and support cannot open it; certification stalls.",
  bind: ["table", "sign-evidence"],
} as const satisfies Feature;
