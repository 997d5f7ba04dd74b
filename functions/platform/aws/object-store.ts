import { buffer, text } from "node:stream/consumers";
import { S3RequestPresigner } from "@aws-sdk/s3-request-presigner";
import { DomainError } from "@portal/shared/errors.ts";
import { Sha256 } from "@smithy/core/checksum";
import { HttpRequest, parseUrl } from "@smithy/core/transport";
import { SignatureV4 } from "@smithy/signature-v4";
import { connections, type Outgoing } from "./connections.ts";
import { roleCredentials } from "./credentials.ts";
import { environment } from "./environment.ts";
import { unlessUnavailable } from "./unavailable.ts";

const exchange = connections({ connectionTimeout: 1000, requestTimeout: 20_000 });

type Headers = Readonly<Record<string, string>>;

interface ObjectRequest {
  readonly method: "GET" | "PUT" | "DELETE";
  readonly key: string;
  readonly headers?: Headers;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

const identity = () => ({ region: environment("AWS_REGION"), credentials: roleCredentials, sha256: Sha256 });

/** The bucket is in the host name, as AWS wants it, or in the path where a local server stands in for S3. */
function requestOf({ method, key, headers, query, body }: ObjectRequest): HttpRequest {
  const bucket = environment("EVIDENCE_BUCKET");
  const other = process.env.AWS_ENDPOINT_URL_S3;
  const origin = other ?? `https://${bucket}.s3.${environment("AWS_REGION")}.amazonaws.com`;
  const { protocol, hostname, port } = parseUrl(origin);
  return new HttpRequest({
    method,
    protocol,
    hostname,
    port,
    path: other ? `/${bucket}/${key}` : `/${key}`,
    query: { ...query },
    headers: { ...headers, host: port ? `${hostname}:${port}` : hostname },
    body,
  });
}

const pathOf = ({ path, query }: HttpRequest): string => {
  const parts = Object.entries(query).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`,
  );
  return parts.length === 0 ? path : `${path}?${parts.join("&")}`;
};

const addressOf = (request: HttpRequest): string => {
  const { protocol, hostname, port } = request;
  return `${protocol}//${hostname}${port ? `:${port}` : ""}${pathOf(request)}`;
};

function outgoingOf(request: HttpRequest): Outgoing {
  const { protocol, hostname, port, method, headers, body } = request;
  return { protocol, hostname, port, method, path: pathOf(request), headers, body };
}

/**
 * A signed address for one request. Its holder may send exactly that request within `seconds`: S3 refuses another
 * key, and any missing or different header among those given here.
 */
export async function presign(request: ObjectRequest, seconds: number): Promise<string> {
  // Kept as headers: if the presigner moved them into the address, S3 would not hold the upload to them.
  const terms = new Set(Object.keys(request.headers ?? {}));
  const signed = await new S3RequestPresigner(identity()).presign(requestOf(request), {
    expiresIn: seconds,
    signableHeaders: new Set([...terms, "host"]),
    unhoistableHeaders: terms,
  });
  return addressOf(new HttpRequest(signed));
}

async function send(request: ObjectRequest) {
  const signer = new SignatureV4({ ...identity(), service: "s3", uriEscapePath: false });
  const unsigned = requestOf(request);
  unsigned.headers = (await signer.sign(unsigned)).headers;
  const response = await unlessUnavailable(exchange(outgoingOf(unsigned)));
  const { statusCode = 500 } = response;
  if (statusCode < 300) return response;
  response.resume();
  if (statusCode === 404) return undefined;
  if (statusCode >= 500 || statusCode === 429) throw new DomainError("service-unavailable");
  // S3's own sentence is dropped: it quotes the request, signature included.
  throw new Error(`S3 refused ${request.method}: ${statusCode}`);
}

/** The bytes of an object; empty when it is larger than `maxBytes`, undefined when it does not exist. */
export async function readObject(key: string, maxBytes: number): Promise<Buffer | undefined> {
  const response = await send({ method: "GET", key });
  if (!response) return undefined;
  if (Number(response.headers["content-length"]) > maxBytes) {
    response.destroy();
    return Buffer.alloc(0);
  }
  return buffer(response);
}

export async function storeObject(key: string, body: Uint8Array, headers: Headers): Promise<void> {
  const stored = await send({
    method: "PUT",
    key,
    body,
    headers: { ...headers, "content-length": String(body.length) },
  });
  if (!stored) throw new Error("The bucket does not exist.");
  stored.resume();
}

/** Succeeds also when the object is already gone. */
export async function removeObject(key: string): Promise<void> {
  (await send({ method: "DELETE", key }))?.resume();
}

const keyPattern = /<Key>([^<]*)<\/Key>/g;

/** Keys under a folder, a thousand at most. */
export async function listObjects(folder: string): Promise<string[]> {
  // Encoded, because a key may hold what XML cannot.
  const query = { "list-type": "2", "encoding-type": "url", prefix: folder };
  const response = await send({ method: "GET", key: "", query });
  if (!response) throw new Error("The bucket does not exist.");
  const page = await text(response);
  return [...page.matchAll(keyPattern)].map(([, key = ""]) => decodeURIComponent(key.replaceAll("+", " ")));
}
