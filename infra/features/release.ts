import { releaseContract } from "@portal/shared/release/contract.ts";
import { type Backend, FeatureFunction } from "./feature-function.ts";

export const release = (backend: Backend) =>
  new FeatureFunction(backend, "release", {
    impact: "Clients cannot ask for a closed stage and support cannot open one; the usual way goes on.",
  })
    .bindTable(backend.table, "readWrite")
    .serve(backend.gateway, releaseContract);
