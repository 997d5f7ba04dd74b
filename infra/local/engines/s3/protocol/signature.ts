import { isSame, signatureOf } from "../../signature-v4.ts";
import { accessDenied, invalidArgument, S3Error } from "./errors.ts";
import type { S3Request } from "./request.ts";
import { type Claim, malformed, readClaim, type Verifier } from "./signature-claim.ts";

const allowedSkewMs = 15 * 60_000;
function checkScope(claim: Claim, region: string): { accessKey: string; scope: readonly string[] } {
  const [accessKey = "", ...scope] = claim.credential.split("/");
  const [date, scopeRegion, service, terminator] = scope;
  if (scope.length !== 4 || service !== "s3" || terminator !== "aws4_request") {
    throw malformed(claim, "The credential is not <access key>/<date>/<region>/s3/aws4_request.");
  }
  if (scopeRegion !== region) {
    throw malformed(claim, `The region '${scopeRegion}' is wrong; expecting '${region}'.`);
  }
  if (date !== claim.signedAt.slice(0, 8)) {
    throw malformed(claim, "The credential's date is not the request's.");
  }
  return { accessKey, scope };
}

/**
 * S3 refuses x-amz headers that the signature does not cover: otherwise whoever holds a presigned URL could
 * add a copy source, tags or metadata to it.
 */
function checkSignedHeaders(claim: Claim, headers: S3Request["headers"]): void {
  if (!claim.signedHeaders.includes("host")) throw malformed(claim, "The host header must be signed.");
  const unsigned = Object.keys(headers).filter(
    (name) => name.startsWith("x-amz-") && !claim.signedHeaders.includes(name),
  );
  if (unsigned.length > 0) {
    throw accessDenied(
      `There were headers present in the request which were not signed: ${unsigned.join(", ")}`,
    );
  }
  const missing = claim.signedHeaders.filter((name) => headers[name] === undefined);
  if (missing.length > 0) throw signatureMismatch(`Signed headers are missing: ${missing.join(", ")}.`);
}

/**
 * Presigners move x-amz headers into the query unless told not to, and there S3 does not reliably hold a
 * request to them. A term that may be ignored is no term, so it is refused here.
 */
function checkHoisted(query: URLSearchParams): void {
  const harmless = ["x-amz-checksum-mode", "x-amz-user-agent"];
  const hoisted = [...query.keys()].filter((name) => name.startsWith("x-amz-") && !harmless.includes(name));
  if (hoisted.length > 0) {
    throw invalidArgument(
      `Presign these as headers (unhoistableHeaders), not in the query: ${hoisted.join(", ")}`,
    );
  }
}

function signatureMismatch(detail = "Check your key and signing method."): S3Error {
  return new S3Error(
    403,
    "SignatureDoesNotMatch",
    `The request signature we calculated does not match the signature you provided. ${detail}`,
  );
}

function checkTime(claim: Claim, now: number): void {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(claim.signedAt);
  const [, year, month, day, hour, minute, second] = parts ?? [];
  const signedAt = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  if (Number.isNaN(signedAt)) throw malformed(claim, "X-Amz-Date must be in the form yyyyMMddTHHmmssZ.");
  if (claim.expiresSeconds === undefined) {
    if (Math.abs(now - signedAt) > allowedSkewMs) {
      throw new S3Error(
        403,
        "RequestTimeTooSkewed",
        "The request's time and the server's are too far apart.",
      );
    }
    return;
  }
  if (signedAt > now + allowedSkewMs) throw accessDenied("Request is not valid yet");
  if (now > signedAt + claim.expiresSeconds * 1000) throw accessDenied("Request has expired");
}

/** Throws unless the request is signed by a known account, now. Returns the signed claim about its body. */
export function verifySignature(request: S3Request, verifier: Verifier, now: number): string {
  const claim = readClaim(request);
  const { accessKey, scope } = checkScope(claim, verifier.region);
  if (!Object.hasOwn(verifier.accounts, accessKey)) {
    throw new S3Error(
      403,
      "InvalidAccessKeyId",
      "The AWS Access Key Id you provided does not exist in our records.",
    );
  }
  checkSignedHeaders(claim, request.headers);
  const secret = verifier.accounts[accessKey] ?? "";
  if (!isSame(claim.signature, signatureOf({ ...request, ...claim, scope }, secret)))
    throw signatureMismatch();
  checkTime(claim, now);
  checkHoisted(request.query);
  return claim.payload;
}
