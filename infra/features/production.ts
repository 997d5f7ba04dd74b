import { productionContract } from "@portal/shared/production/contract.ts";
import { type Backend, FeatureFunction } from "./feature-function.ts";

export const production = (backend: Backend) =>
  new FeatureFunction(backend, "production", {
    impact:
      "Certified clients can neither ask for their production identifiers nor see them; nobody goes live.",
  })
    .bindTable(backend.table, "readWrite")
    .bindSecret()
    .serve(backend.gateway, productionContract);
