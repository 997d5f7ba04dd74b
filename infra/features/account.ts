import { accountContract } from "@portal/shared/account/contract.ts";
import { type Backend, FeatureFunction } from "./feature-function.ts";

export const account = (backend: Backend) =>
  new FeatureFunction(backend, "account", {
    impact: "Nobody gets past sign-in: the portal cannot open an account or change a profile.",
  })
    .bindTable(backend.table, "readWrite")
    .bindSecret()
    .serve(backend.gateway, accountContract);
