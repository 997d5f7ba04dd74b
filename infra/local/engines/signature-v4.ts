import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** The percent-encoding that AWS signs with. */
function uriEncode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

export function encodePath(path: string): string {
  return path.split("/").map(uriEncode).join("/");
}

export const algorithm = "AWS4-HMAC-SHA256";

/** What AWS' Signature Version 4 covers. */
export interface Signable {
  readonly method: string;
  /** Decoded. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Names in lower case, sorted. */
  readonly signedHeaders: readonly string[];
  /** SHA-256 of the body in hexadecimal, or what S3 allows in its place. */
  readonly payload: string;
  /** `yyyyMMddTHHmmssZ` */
  readonly signedAt: string;
  /** Date, region, service, `aws4_request`. */
  readonly scope: readonly string[];
}

export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

function canonicalRequest({ method, path, query, headers, signedHeaders, payload }: Signable): string {
  const pairs = [...query]
    .filter(([name]) => name !== "X-Amz-Signature")
    .map(([name, value]) => `${uriEncode(name)}\0${uriEncode(value)}`)
    .sort() // by name, then by value: the separator sorts before every encoded character
    .map((pair) => pair.replace("\0", "="));
  const lines = signedHeaders.map(
    (name) =>
      `${name}:${String(headers[name] ?? "")
        .trim()
        .replace(/\s+/g, " ")}`,
  );
  return [method, encodePath(path), pairs.join("&"), ...lines, "", signedHeaders.join(";"), payload].join(
    "\n",
  );
}

export function signatureOf(signable: Signable, secret: string): string {
  const { signedAt, scope } = signable;
  const toSign = [algorithm, signedAt, scope.join("/"), sha256(canonicalRequest(signable))].join("\n");
  const key = scope.reduce<string | Buffer>(
    (previous, part) => createHmac("sha256", previous).update(part).digest(),
    `AWS4${secret}`,
  );
  return createHmac("sha256", key).update(toSign).digest("hex");
}

/** Compares in constant time, so that timing does not reveal how much matches. */
export function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
