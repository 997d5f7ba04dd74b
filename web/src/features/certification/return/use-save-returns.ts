import { certificationContract } from "@portal/shared/certification/contract.ts";
import type { CaseReturn, Certification } from "@portal/shared/certification/model.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api/api.ts";
import { readsOf } from "../../../lib/api/read.ts";
import { keepCertification } from "../queries.ts";

/** Saves the returns of several cases one after the other; those that were saved before a failure stay saved. */
export function useSaveReturns({ companyId, product, version }: Certification) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (returns: ReadonlyMap<string, CaseReturn>) => {
      let seen = version;
      for (const [caseId, given] of returns) {
        const params = { companyId, product, caseId };
        const input = { params, body: { version: seen, return: given } };
        // Each save is sent with the version that the one before returned.
        const saved = await api(certificationContract).saveReturn(input);
        seen = saved.version;
        keepCertification(client, saved);
      }
    },
    onError: () => void client.invalidateQueries(readsOf("certification", { companyId, product })),
  });
}
