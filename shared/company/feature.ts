import type { Feature } from "../feature.ts";
import { companyContract } from "./contract.ts";
import { companyRoutes } from "./routes.data.ts";

export const companyFeature = {
  home: "company/company",
  contract: companyContract,
  routes: companyRoutes,
  impact: "Clients cannot register or join a company, so none begins; support sees no list of companies.",
  bind: ["table", "secret"],
} as const satisfies Feature;
