import type { Feature } from "../feature.ts";
import { fraudCertificationContract } from "./contract.ts";
import { fraudCertificationRoutes } from "./routes.data.ts";

export const fraudCertificationFeature = {
  home: "onboarding/fraud-certification",
  contract: fraudCertificationContract,
  routes: fraudCertificationRoutes,
  impact:
    "Clients cannot record or send scenarios of fraud prevention and support cannot judge them or record a signature.",
  bind: ["table", "secret"],
} as const satisfies Feature;
