import { type AwsAccess, localCredentials } from "../../aws-access.ts";
import { algorithm, isSame, sha256, signatureOf } from "../../signature-v4.ts";
import type { Incoming } from "../hosted/exchange.ts";

const service = "cognito-idp";
const authorizationPattern =
  /^AWS4-HMAC-SHA256 Credential=([^,\s]+),\s*SignedHeaders=([^,\s]+),\s*Signature=([0-9a-f]{64})$/;
const allowedSkewMs = 15 * 60_000;
/** Who asks what, where and when: what a signature has to be over, besides the body. */
const covered = ["host", "x-amz-date", "x-amz-target"];

const instantOf = (signedAt: string): number =>
  Date.parse(signedAt.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));

/** Whether a call carries the signature of the local account, over this very body and just now. */
export function isSigned({ method, path, query, headers, body }: Incoming): boolean {
  const [, credential = "", names = "", signature = ""] =
    authorizationPattern.exec(headers.authorization ?? "") ?? [];
  const [accessKey, ...scope] = credential.split("/");
  const signedAt = String(headers["x-amz-date"]);
  const signedHeaders = names.split(";");
  const coversAll = covered.every((name) => signedHeaders.includes(name));
  const isRecent = Math.abs(Date.now() - instantOf(signedAt)) < allowedSkewMs;
  if (accessKey !== localCredentials.accessKeyId || scope[2] !== service || !coversAll || !isRecent)
    return false;
  const signable = { method, path, query, headers, signedHeaders, payload: sha256(body), signedAt, scope };
  return isSame(signature, signatureOf(signable, localCredentials.secretAccessKey));
}

/** The headers that make a call of the JSON API a signed one. */
export function signedHeadersOf(
  target: string,
  body: string,
  { endpoint, region }: Pick<AwsAccess, "endpoint" | "region">,
) {
  const signedAt = new Date().toISOString().replace(/[-:]|\.\d+/g, "");
  const scope = [signedAt.slice(0, 8), region, service, "aws4_request"];
  const headers = { host: new URL(endpoint).host, "x-amz-date": signedAt, "x-amz-target": target };
  const call = { method: "POST", path: "/", query: new URLSearchParams(), headers, signedHeaders: covered };
  const signature = signatureOf(
    { ...call, payload: sha256(body), signedAt, scope },
    localCredentials.secretAccessKey,
  );
  const credential = [localCredentials.accessKeyId, ...scope].join("/");
  const authorization = `${algorithm} Credential=${credential}, SignedHeaders=${covered.join(";")}, Signature=${signature}`;
  return { ...headers, authorization };
}
