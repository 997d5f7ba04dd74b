import { fraudCertificationContract } from "@portal/shared/fraud-certification/contract.ts";
import type { FraudCertification } from "@portal/shared/fraud-certification/model.ts";
import type { QueryClient } from "@tanstack/react-query";
import { readOf, readsOf } from "../../lib/api/read.ts";
import { refreshStages } from "../occurrence/model.ts";

/** An act returns the present certification; what else is read of it counts as outdated, and so do its stages. */
export function keepFraudCertification(client: QueryClient, saved: FraudCertification): void {
  const { companyId } = saved;
  void client.invalidateQueries({
    ...readsOf("fraud-certification", { companyId }),
    refetchType: "none",
  });
  client.setQueryData(readOf(fraudCertificationContract, "get", { companyId }).queryKey, saved);
  // Whether production is open follows from it.
  void client.invalidateQueries(readsOf("production", { companyId, product: "fraud-prevention" }));
  refreshStages(client, companyId);
}
