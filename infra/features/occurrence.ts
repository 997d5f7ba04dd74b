import { occurrenceContract } from "@portal/shared/occurrence/contract.ts";
import { type Backend, FeatureFunction } from "./feature-function.ts";

export const occurrence = (backend: Backend) =>
  new FeatureFunction(backend, "occurrence", {
    impact: "Support sees no queue and clients no history; nothing is reviewed.",
  })
    .bindTable(backend.table, "readWrite")
    .bindSecret()
    .serve(backend.gateway, occurrenceContract);
