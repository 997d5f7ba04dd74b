import { accessDataContract } from "@portal/shared/access-data/contract.ts";
import { type Backend, FeatureFunction } from "./feature-function.ts";

export const accessData = (backend: Backend) =>
  new FeatureFunction(backend, "access-data", {
    impact: "Clients cannot see the keys of the test environment, so their integration stands still.",
  })
    .bindTable(backend.table, "readWrite")
    .bindSecret()
    .serve(backend.gateway, accessDataContract);
