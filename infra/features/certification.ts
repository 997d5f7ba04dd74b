import { certificationContract } from "@portal/shared/certification/contract.ts";
import { type Backend, FeatureFunction } from "./feature-function.ts";

export const certification = (backend: Backend) =>
  new FeatureFunction(backend, "certification", {
    impact: "Clients cannot record or send test cases and support cannot judge them; nobody goes live.",
  })
    .bindTable(backend.table, "readWrite")
    .bindSecret()
    .serve(backend.gateway, certificationContract);
