import { evidenceContract } from "@portal/shared/evidence/contract.ts";
import type { EvidenceFile } from "@portal/shared/evidence/model.ts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api/api.ts";
import { TransferProblem } from "../upload/upload.ts";

async function fetchBytes(url: string, signal: AbortSignal): Promise<ArrayBuffer> {
  // Fetched without credentials and referrer: the signed address itself is the permission.
  const response = await fetch(url, { signal, credentials: "omit", referrerPolicy: "no-referrer" }).catch(
    () => {
      signal.throwIfAborted();
      throw new TransferProblem({ kind: "store-unreachable" });
    },
  );
  if (!response.ok) throw new TransferProblem({ kind: "refused-by-store", status: response.status });
  return response.arrayBuffer().catch(() => {
    signal.throwIfAborted();
    throw new TransferProblem({ kind: "store-unreachable" });
  });
}

/** The bytes of an inspected file. Its type is what was inspected, never what the store's answer says. */
export const contentQuery = (companyId: string, { id: fileId, product, contentType }: EvidenceFile) =>
  queryOptions({
    queryKey: ["evidence-content", companyId, product, fileId],
    queryFn: async ({ signal }) => {
      const params = { companyId, product, fileId };
      const { url } = await api(evidenceContract).download({ params }, { signal });
      return new Blob([await fetchBytes(url, signal)], { type: contentType });
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 5 * 60 * 1000,
    retry: false,
  });
