import { text } from "node:stream/consumers";
import { DomainError } from "@portal/shared/errors.ts";
import { Sha256 } from "@smithy/core/checksum";
import { HttpRequest, parseUrl } from "@smithy/core/transport";
import { SignatureV4 } from "@smithy/signature-v4";
import { connections } from "./connections.ts";
import { roleCredentials } from "./credentials.ts";
import { environment } from "./environment.ts";
import { unlessUnavailable, willPass } from "./unavailable.ts";

/** `endpoint` names the environment variable that redirects AWS's own clients; the local stack sets it. */
const services = {
  dynamodb: { host: "dynamodb", endpoint: "AWS_ENDPOINT_URL_DYNAMODB", type: "application/x-amz-json-1.0" },
  ssm: { host: "ssm", endpoint: "AWS_ENDPOINT_URL_SSM", type: "application/x-amz-json-1.1" },
  "cognito-idp": {
    host: "cognito-idp",
    endpoint: "AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER",
    type: "application/x-amz-json-1.1",
  },
  ses: { host: "email", endpoint: "AWS_ENDPOINT_URL_SESV2", type: "application/json" },
} as const;

type Service = keyof typeof services;

interface Call {
  readonly service: Service;
  readonly path?: string;
  /** Of a service that names its operation in a header, such as `AmazonSSM.GetParameter`. */
  readonly target?: string;
  readonly body: object;
  /** How long the service may take. */
  readonly timeoutMs?: number;
}

/**
 * A refusal by an AWS service. `reason` is its error name; its message is dropped, because it may quote the request.
 */
export class AwsRefusal extends Error {
  readonly reason: string;
  /** Of a transaction: what was wrong with each of its parts, `None` where nothing was. */
  readonly partReasons: readonly string[];

  constructor(service: string, reason: string, partReasons: readonly string[]) {
    super(`${service} refused: ${reason}`);
    this.name = "AwsRefusal";
    this.reason = reason;
    this.partReasons = partReasons;
  }
}

const exchange = connections({ connectionTimeout: 1000, requestTimeout: 4000 });

const addresses = new Map<string, ReturnType<typeof parseUrl>>();

/** Taken apart once: it is the same with every call. */
function addressOf(origin: string): ReturnType<typeof parseUrl> {
  const known = addresses.get(origin) ?? parseUrl(origin);
  addresses.set(origin, known);
  return known;
}

function requestOf({ service, path = "/", target, body }: Call): HttpRequest {
  const { host, endpoint, type } = services[service];
  const origin = process.env[endpoint] ?? `https://${host}.${environment("AWS_REGION")}.amazonaws.com`;
  const { protocol, hostname, port } = addressOf(origin);
  return new HttpRequest({
    method: "POST",
    protocol,
    hostname,
    port,
    path,
    headers: {
      host: port ? `${hostname}:${port}` : hostname,
      "content-type": type,
      ...(target ? { "x-amz-target": target } : {}),
    },
    body: JSON.stringify(body),
  });
}

const reasonPattern = /"__type"\s*:\s*"(?:[^"#]*#)?(\w+)/;
const partReasonPattern = /"Code"\s*:\s*"(\w+)"/g;

async function send({ service, timeoutMs }: Call, request: HttpRequest): Promise<string> {
  const options = timeoutMs === undefined ? {} : { requestTimeout: timeoutMs };
  const { response } = await unlessUnavailable(exchange(request, options));
  const { statusCode, headers } = response;
  const answer = (await unlessUnavailable(text(response.body))) || "{}";
  if (statusCode < 300) return answer;
  const reason = reasonPattern.exec(answer)?.[1] ?? headers["x-amzn-errortype"] ?? `${statusCode}`;
  if (statusCode >= 500 || willPass(reason)) throw new DomainError("service-unavailable");
  const partReasons = [...answer.matchAll(partReasonPattern)].map(([, code = ""]) => code);
  throw new AwsRefusal(service, reason, partReasons);
}

const signers = new Map<Service, SignatureV4>();

/** Kept, because it knows the day's signing key; the credentials it reads anew each time. */
function signerOf(service: Service): SignatureV4 {
  const known = signers.get(service);
  if (known) return known;
  const identity = { region: environment("AWS_REGION"), credentials: roleCredentials, sha256: Sha256 };
  const signer = new SignatureV4({ service, ...identity });
  signers.set(service, signer);
  return signer;
}

/**
 * One signed call, and the JSON text that answers it. A function needs a handful of operations, and each service's generated client would add 35 to 110 KB
 * to its bundle and as much again to the time that a call takes.
 */
export async function callAws(call: Call): Promise<string> {
  const request = requestOf(call);
  request.headers = (await signerOf(call.service).sign(request)).headers;
  return send(call, request);
}

/** A call without our signature, for operations that the person's own access token authorises. */
export const callAwsUnsigned = (call: Call): Promise<string> => send(call, requestOf(call));
