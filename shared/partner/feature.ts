import type { Feature } from "../feature.ts";
import { partnerContract } from "./contract.ts";
import { partnerRoutes } from "./routes.data.ts";

export const partnerFeature = {
  home: "company/partner",
  contract: partnerContract,
  routes: partnerRoutes,
  impact: "Clients find no mediating partner and propose none; support approves none.",
  bind: ["table", "secret"],
} as const satisfies Feature;
