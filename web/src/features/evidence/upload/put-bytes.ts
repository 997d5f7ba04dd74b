import { TransferProblem, type UploadPorts } from "./upload.ts";

/** The connection counts as lost after this long without progress, or without an answer after the last byte. */
const stallMilliseconds = 30_000;

const unreachable = () => new TransferProblem({ kind: "store-unreachable" });

/** A browser's `fetch` says nothing about how much it has sent; this older way does. */
export const putBytes: UploadPorts["put"] = ({ url, headers }, bytes, onProgress, signal) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let stall: ReturnType<typeof setTimeout> | undefined;
    const waitForMore = () => {
      clearTimeout(stall);
      stall = setTimeout(() => settle(() => reject(unreachable())), stallMilliseconds);
    };
    const settle = (how: () => void) => {
      clearTimeout(stall);
      signal.removeEventListener("abort", onAbort);
      how();
      if (request.readyState !== XMLHttpRequest.DONE) request.abort();
    };
    const onAbort = () => settle(() => reject(signal.reason));

    request.upload.addEventListener("progress", ({ loaded }) => {
      waitForMore();
      onProgress(bytes.byteLength === 0 ? 1 : Math.min(1, loaded / bytes.byteLength));
    });
    request.addEventListener("load", () => settle(() => answer(request.status, resolve, reject)));
    request.addEventListener("error", () => settle(() => reject(unreachable())));
    if (signal.aborted) return onAbort();
    signal.addEventListener("abort", onAbort);
    request.open("PUT", url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    waitForMore();
    request.send(bytes);
  });

/** 5xx is a failure of the store and says nothing about these bytes. */
function answer(status: number, resolve: () => void, reject: (error: TransferProblem) => void): void {
  if (status >= 200 && status < 300) return resolve();
  reject(status >= 500 ? unreachable() : new TransferProblem({ kind: "refused-by-store", status }));
}
