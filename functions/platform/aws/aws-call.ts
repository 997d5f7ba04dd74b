import { text } from "node:stream/consumers";
import { fromEnv } from "@aws-sdk/credential-provider-env";
import { DomainError } from "@portal/shared/errors.ts";
import { Sha256 } from "@smithy/core/checksum";
import { HttpRequest, parseUrl } from "@smithy/core/transport";
import { NodeHttpHandler } from "@smithy/node-http-handler";
import { SignatureV4 } from "@smithy/signature-v4";
import { environment } from "./environment.ts";
import { unlessUnavailable } from "./unavailable.ts";

/** `endpoint` names the environment variable that redirects AWS's own clients; the local stack sets it. */
const services = {
  ssm: { host: "ssm", endpoint: "AWS_ENDPOINT_URL_SSM" },
  "cognito-idp": { host: "cognito-idp", endpoint: "AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER" },
  ses: { host: "email", endpoint: "AWS_ENDPOINT_URL_SESV2" },
} as const;

interface Call {
  readonly service: keyof typeof services;
  readonly path?: string;
  /** Operation of a service that speaks JSON 1.1, such as `AmazonSSM.GetParameter`. */
  readonly target?: string;
  readonly body: object;
}

/**
 * A refusal by an AWS service. `reason` is its error name; its message is dropped, because it may quote the request.
 */
export class AwsRefusal extends Error {
  readonly reason: string;

  constructor(service: string, reason: string) {
    super(`${service} refused: ${reason}`);
    this.name = "AwsRefusal";
    this.reason = reason;
  }
}

const connection = new NodeHttpHandler({
  connectionTimeout: 1000,
  requestTimeout: 4000,
  throwOnRequestTimeout: true,
});

function requestOf({ service, path = "/", target, body }: Call): HttpRequest {
  const { host, endpoint } = services[service];
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
      "content-type": target ? "application/x-amz-json-1.1" : "application/json",
      ...(target ? { "x-amz-target": target } : {}),
    },
    body: JSON.stringify(body),
  });
}

const reasonPattern = /"__type"\s*:\s*"(?:[^"#]*#)?(\w+)/;

async function send(service: string, request: HttpRequest): Promise<unknown> {
  const { response } = await unlessUnavailable(connection.handle(request));
  const { statusCode, headers } = response;
  const answer = (await text(response.body)) || "{}";
  if (statusCode < 300) return JSON.parse(answer);
  const reason = reasonPattern.exec(answer)?.[1] ?? headers["x-amzn-errortype"] ?? `${statusCode}`;
  if (statusCode >= 500 || /Throttl|TooManyRequests/.test(reason))
    throw new DomainError("service-unavailable");
  throw new AwsRefusal(service, reason);
}

/**
 * One signed call, for services of which a function needs one operation: their generated clients would each add
 * 35 to 80 KB to its bundle.
 */
export async function callAws(call: Call): Promise<unknown> {
  const signer = new SignatureV4({
    service: call.service,
    region: environment("AWS_REGION"),
    credentials: fromEnv(),
    sha256: Sha256,
  });
  const request = requestOf(call);
  request.headers = (await signer.sign(request)).headers;
  return send(call.service, request);
}

/** A call without our signature, for operations that the person's own access token authorises. */
export const callAwsUnsigned = (call: Call): Promise<unknown> => send(call.service, requestOf(call));
