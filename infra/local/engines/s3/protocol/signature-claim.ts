import { algorithm } from "../../signature-v4.ts";
import { accessDenied, invalidArgument, invalidRequest, S3Error } from "./errors.ts";
import type { S3Request } from "./request.ts";

const maxExpiresSeconds = 7 * 24 * 3600;

/** What a request says about its own signature, before any of it is believed. */
export interface Claim {
  readonly credential: string;
  readonly signedHeaders: readonly string[];
  readonly signature: string;
  readonly signedAt: string;
  readonly payload: string;
  /** Presigned requests only; their errors also carry another code. */
  readonly expiresSeconds?: number;
}

export interface Verifier {
  readonly accounts: Readonly<Record<string, string>>;
  readonly region: string;
}

export function malformed(claim: Pick<Claim, "expiresSeconds">, message: string): S3Error {
  const presigned = claim.expiresSeconds !== undefined;
  const code = presigned ? "AuthorizationQueryParametersError" : "AuthorizationHeaderMalformed";
  return new S3Error(400, code, message);
}

function headerClaim({ headers }: S3Request): Claim {
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^,\s]+),\s*SignedHeaders=([^,\s]+),\s*Signature=([0-9a-f]{64})$/.exec(
      headers["authorization"] ?? "",
    );
  if (!parts) throw malformed({}, "The authorization header that you provided is not valid.");
  const [, credential = "", signedHeaders = "", signature = ""] = parts;
  const payload = headers["x-amz-content-sha256"];
  if (!payload) throw invalidRequest("Missing required header for this request: x-amz-content-sha256");
  const signedAt = headers["x-amz-date"] ?? "";
  return { credential, signedHeaders: signedHeaders.split(";"), signature, signedAt, payload };
}

function queryClaim({ headers, query }: S3Request): Claim {
  const required = (name: string) => {
    const value = query.get(name);
    if (!value) throw malformed({ expiresSeconds: 0 }, `The query parameter ${name} is missing.`);
    return value;
  };
  const expires = required("X-Amz-Expires");
  const expiresSeconds = /^\d{1,6}$/.test(expires) ? Number(expires) : 0;
  if (required("X-Amz-Algorithm") !== algorithm || expiresSeconds < 1 || expiresSeconds > maxExpiresSeconds) {
    throw malformed({ expiresSeconds: 0 }, "X-Amz-Algorithm or X-Amz-Expires is not acceptable.");
  }
  return {
    credential: required("X-Amz-Credential"),
    signedHeaders: required("X-Amz-SignedHeaders").split(";"),
    signature: required("X-Amz-Signature"),
    signedAt: required("X-Amz-Date"),
    payload: headers["x-amz-content-sha256"] ?? query.get("X-Amz-Content-Sha256") ?? "UNSIGNED-PAYLOAD",
    expiresSeconds,
  };
}

export function readClaim(request: S3Request): Claim {
  const inHeader = request.headers["authorization"] !== undefined;
  const inQuery = request.query.has("X-Amz-Signature");
  if (inHeader && inQuery) throw invalidArgument("Only one auth mechanism allowed.");
  if (request.headers["x-amz-security-token"] || request.query.has("X-Amz-Security-Token")) {
    throw new S3Error(
      400,
      "InvalidToken",
      "The provided token is not valid: no session tokens are issued here.",
    );
  }
  if (inHeader) return headerClaim(request);
  if (inQuery) return queryClaim(request);
  throw accessDenied();
}
