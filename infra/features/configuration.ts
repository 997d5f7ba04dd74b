import { configurationContract } from "@portal/shared/configuration/contract.ts";
import { type Backend, FeatureFunction } from "./feature-function.ts";

export const configuration = (backend: Backend) =>
  new FeatureFunction(backend, "configuration", {
    impact: "Clients cannot send or correct anything; certification stalls.",
  })
    .bindTable(backend.table, "readWrite")
    .bindSecret()
    .serve(backend.gateway, configurationContract);
