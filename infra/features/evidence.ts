import { evidenceContract } from "@portal/shared/evidence/contract.ts";
import { type Backend, FeatureFunction } from "./feature-function.ts";

export const evidence = (backend: Backend) =>
  new FeatureFunction(backend, "evidence", {
    impact:
      "Clients can neither add nor see their evidence, and support cannot open it; certification stalls.",
  })
    .bindTable(backend.table, "readWrite")
    .bindEvidence("sign")
    .serve(backend.gateway, evidenceContract);
