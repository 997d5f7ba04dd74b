import { companyContract } from "@portal/shared/company/contract.ts";
import { type Backend, FeatureFunction } from "./feature-function.ts";

export const company = (backend: Backend) =>
  new FeatureFunction(backend, "company", {
    impact:
      "Clients cannot register a company or join one, so onboarding does not begin; support sees no list of them.",
  })
    .bindTable(backend.table, "readWrite")
    .bindSecret()
    .serve(backend.gateway, companyContract);
