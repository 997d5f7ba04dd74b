import { evidenceContract } from "@portal/shared/evidence/contract.ts";
import { api } from "../../../lib/api/api.ts";
import { putBytes } from "./put-bytes.ts";
import { TransferProblem, type UploadPorts } from "./upload.ts";

const chunkBytes = 1024 * 1024;

/** Reads in pieces, so that a slow disk shows progress and reading can be cancelled. */
const read: UploadPorts["read"] = async (file, onProgress, signal) => {
  const bytes = new Uint8Array(file.size);
  for (let start = 0; start < file.size; start += chunkBytes) {
    signal.throwIfAborted();
    const piece = await file
      .slice(start, start + chunkBytes)
      .arrayBuffer()
      .catch(() => {
        throw new TransferProblem({ kind: "unreadable" });
      });
    bytes.set(new Uint8Array(piece), start);
    onProgress((start + piece.byteLength) / file.size);
  }
  return bytes.buffer;
};

const digest: UploadPorts["digest"] = async (bytes) => {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return btoa(String.fromCharCode(...sum));
};

/**
 * Whether the network works. The browser's own flag is not enough: without a network it still reaches a site on the
 * same machine, and then only the file store is unreachable.
 */
export async function isOnline(): Promise<boolean> {
  if (navigator.onLine) return true;
  return fetch("/config.json", { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );
}

export const browserPorts: UploadPorts = {
  read,
  digest,
  sign: (companyId, body, signal) => api(evidenceContract).sign({ params: { companyId }, body }, { signal }),
  put: putBytes,
  discard: ({ companyId, product }, fileId) =>
    api(evidenceContract).remove({ params: { companyId, product, fileId } }),
  isOnline,
  now: () => performance.now(),
};
