import { partnerContract } from "@portal/shared/partner/contract.ts";
import { type Backend, FeatureFunction } from "./feature-function.ts";

export const partner = (backend: Backend) =>
  new FeatureFunction(backend, "partner", {
    impact: "Clients find no mediating partner and propose none; support approves none.",
  })
    .bindTable(backend.table, "readWrite")
    .bindSecret()
    .serve(backend.gateway, partnerContract);
