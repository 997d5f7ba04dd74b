import { evidenceContract } from "@portal/shared/evidence/contract.ts";
import { type EvidenceFile, previewTypes } from "@portal/shared/evidence/model.ts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api/api.ts";
import { TransferProblem } from "../upload/upload.ts";

export const isImage = (type: string): boolean => type === "image/png" || type === "image/jpeg";
export const isPreviewable = ({ contentType }: Pick<EvidenceFile, "contentType">): boolean =>
  previewTypes.includes(contentType);

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

/** Saved as plain bytes: even a browser that opens the file instead of saving it runs nothing of it. */
export function saveAs(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: "application/octet-stream" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser reads the address after this turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
