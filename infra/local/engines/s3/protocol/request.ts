import type { IncomingMessage } from "node:http";
import { S3Error } from "./errors.ts";

export interface S3Request {
  readonly method: string;
  /** Decoded, `/bucket/key`. */
  readonly path: string;
  readonly bucket: string;
  readonly key: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: AsyncIterable<Buffer>;
}

/** As S3 does, a bare `+` in a path is a space: a key with a plus only resolves when it is sent as `%2B`. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path.replaceAll("+", " "));
  } catch {
    throw new S3Error(400, "InvalidURI", "Couldn't parse the specified URI.");
  }
}

export function splitPath(path: string): { bucket: string; key: string } {
  const [, bucket = "", key = ""] = /^\/?([^/]*)\/?(.*)$/su.exec(path) ?? [];
  return { bucket, key };
}

/**
 * Never through `new URL`: it would resolve `..` and `%2e%2e`, and a key would be signed as one name and
 * stored as another.
 */
export function readRequest(message: IncomingMessage): S3Request {
  const target = message.url ?? "";
  const queryAt = target.indexOf("?");
  const path = decodePath(queryAt < 0 ? target : target.slice(0, queryAt));
  if (!path.startsWith("/")) throw new S3Error(400, "InvalidURI", "Couldn't parse the specified URI.");
  return {
    method: message.method ?? "",
    path,
    ...splitPath(path),
    query: new URLSearchParams(queryAt < 0 ? "" : target.slice(queryAt + 1)),
    headers: Object.fromEntries(
      Object.entries(message.headers).map(([name, value]) => [name, String(value)]),
    ),
    // Leaving the loop early must not destroy the socket: the refusal still has to be answered on it.
    body: message.iterator({ destroyOnReturn: false }),
  };
}
