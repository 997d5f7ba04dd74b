import { isNativeError } from "node:util/types";
import type { HttpRequest } from "@smithy/core/transport";
import { NodeHttpHandler } from "@smithy/node-http-handler";

interface Limits {
  readonly connectionTimeout: number;
  readonly requestTimeout: number;
}

/** Whether the other end dropped the connection before it answered. */
const isReset = (error: unknown): boolean =>
  isNativeError(error) && "code" in error && (error.code === "ECONNRESET" || error.code === "EPIPE");

/**
 * Sends requests over connections that are kept. One that was kept while the function was frozen may be gone at its
 * other end, which shows when it is used. That says nothing about the service, so it costs the caller no try: the same
 * is sent at once over a connection of its own.
 */
export function connections(limits: Limits): NodeHttpHandler["handle"] {
  const kept = new NodeHttpHandler({ ...limits, throwOnRequestTimeout: true });
  const opened = { keepAlive: false };
  const fresh = new NodeHttpHandler({
    ...limits,
    throwOnRequestTimeout: true,
    httpAgent: opened,
    httpsAgent: opened,
  });
  return (request: HttpRequest, options) =>
    kept.handle(request, options).catch((error: unknown) => {
      if (!isReset(error)) throw error;
      return fresh.handle(request, options);
    });
}
