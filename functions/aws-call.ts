import { text } from "node:stream/consumers";
import { fromEnv } from "@aws-sdk/credential-provider-env";
import { DomainError } from "@portal/shared/errors.ts";
import { Sha256 } from "@smithy/core/checksum";
import { HttpRequest, parseUrl } from "@smithy/core/transport";
import { NodeHttpHandler } from "@smithy/node-http-handler";
import { SignatureV4 } from "@smithy/signature-v4";
import { environment } from "./environment.ts";
import { passingNames, unlessUnavailable } from "./unavailable.ts";

interface Service {
  readonly host: string;
  /** The variable by which AWS's own clients are sent elsewhere; the local stack sets it. */
  readonly endpoint: string;
  /** Of AWS's protocol in which the operation is a header; without it, the operation is the path. */
  readonly jsonVersion?: string;
}

const services = {
  dynamodb: { host: "dynamodb", endpoint: "AWS_ENDPOINT_URL_DYNAMODB", jsonVersion: "1.0" },
  ssm: { host: "ssm", endpoint: "AWS_ENDPOINT_URL_SSM", jsonVersion: "1.1" },
  "cognito-idp": {
    host: "cognito-idp",
    endpoint: "AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER",
    jsonVersion: "1.1",
  },
  ses: { host: "email", endpoint: "AWS_ENDPOINT_URL_SESV2" },
} as const satisfies Record<string, Service>;

interface Call {
  readonly service: keyof typeof services;
  readonly path?: string;
  /** Operation of a service with a `jsonVersion`, such as `AmazonSSM.GetParameter`. */
  readonly target?: string;
  readonly body: object;
  readonly requestTimeoutMs?: number;
}

/** What a service refused. `reason` is its own name for it; its sentence is dropped, it may quote what was sent. */
export class AwsRefusal extends Error {
  readonly reason: string;
  /** Of a transaction that was cancelled: why, for each of its parts, `None` for those that could have been done. */
  readonly cancellations: readonly string[];

  constructor(service: string, reason: string, cancellations: readonly string[]) {
    super(`${service} refused: ${reason}`);
    this.name = "AwsRefusal";
    this.reason = reason;
    this.cancellations = cancellations;
  }
}

const connection = new NodeHttpHandler({ connectionTimeout: 1000, throwOnRequestTimeout: true });
const defaultTimeoutMs = 4000;

function requestOf({ service, path = "/", target, body }: Call): HttpRequest {
  const { host, endpoint, jsonVersion }: Service = services[service];
  const origin = process.env[endpoint] ?? `https://${host}.${environment("AWS_REGION")}.amazonaws.com`;
  const { protocol, hostname, port } = parseUrl(origin);
  return new HttpRequest({
    method: "POST",
    protocol,
    hostname,
    port,
    path,
    headers: {
      host: port ? `${hostname}:${port}` : hostname,
      "content-type": jsonVersion ? `application/x-amz-json-${jsonVersion}` : "application/json",
      ...(target ? { "x-amz-target": target } : {}),
    },
    body: JSON.stringify(body),
  });
}

const reasonPattern = /"__type"\s*:\s*"(?:[^"#]*#)?(\w+)/;

const cancellationsIn = (answer: string): string[] =>
  [...answer.matchAll(/"Code"\s*:\s*"(\w+)"/g)].map(([, code = ""]) => code);

async function send<Answer>(
  { service, requestTimeoutMs: requestTimeout = defaultTimeoutMs }: Call,
  request: HttpRequest,
): Promise<Answer> {
  const { response } = await unlessUnavailable(connection.handle(request, { requestTimeout }));
  const { statusCode, headers } = response;
  const answer = (await text(response.body)) || "{}";
  if (statusCode < 300) return JSON.parse(answer);
  const reason = reasonPattern.exec(answer)?.[1] ?? headers["x-amzn-errortype"] ?? `${statusCode}`;
  if (statusCode >= 500 || passingNames.has(reason)) throw new DomainError("service-unavailable");
  throw new AwsRefusal(service, reason, cancellationsIn(answer));
}

/**
 * One signed call. The generated clients of these services would each add 35 to 180 KB to every bundle, for the one to
 * four operations that are used. The answer is taken to be what the service documents.
 */
export async function callAws<Answer = unknown>(call: Call): Promise<Answer> {
  const signer = new SignatureV4({
    service: call.service,
    region: environment("AWS_REGION"),
    credentials: fromEnv(),
    sha256: Sha256,
  });
  const request = requestOf(call);
  request.headers = (await signer.sign(request)).headers;
  return send<Answer>(call, request);
}

/** For an operation that the person's own access token authorises. */
export const callAwsUnsigned = (call: Call): Promise<unknown> => send(call, requestOf(call));
