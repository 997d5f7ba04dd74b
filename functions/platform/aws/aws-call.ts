import type { IncomingMessage } from "node:http";
import { DomainError } from "@portal/shared/errors.ts";
import { connections, type Place } from "./connections.ts";
import { environment } from "./environment.ts";
import { signedHeaders } from "./signature.ts";
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

interface Address extends Place {
  readonly host: string;
}

const addresses = new Map<string, Address>();

/** Taken apart once: it is the same with every call. */
function addressOf(service: Service): Address {
  const { host: name, endpoint } = services[service];
  const origin = process.env[endpoint] ?? `https://${name}.${environment("AWS_REGION")}.amazonaws.com`;
  const known = addresses.get(origin);
  if (known) return known;
  const { protocol, hostname, host, port } = new URL(origin);
  const address = { protocol, hostname, host, port: port === "" ? undefined : Number(port) };
  addresses.set(origin, address);
  return address;
}

function headersOf({ service, target }: Call): Record<string, string> {
  const { host } = addressOf(service);
  const headers = { "content-type": services[service].type, host };
  return target === undefined ? headers : { ...headers, "x-amz-target": target };
}

/** Text is put together by events: an answer is one or two parts, and a stream's own reader takes longer than both. */
const textOf = (answer: IncomingMessage): Promise<string> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    answer.on("data", (part: Buffer) => parts.push(part));
    answer.once("end", () => resolve(Buffer.concat(parts).toString()));
    answer.once("error", reject);
  });

const reasonPattern = /"__type"\s*:\s*"(?:[^"#]*#)?(\w+)/;
const partReasonPattern = /"Code"\s*:\s*"(\w+)"/g;

async function send(
  { service, path = "/", timeoutMs }: Call,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<string> {
  const limits = timeoutMs === undefined ? {} : { requestTimeout: timeoutMs };
  const { protocol, hostname, port } = addressOf(service);
  const outgoing = { protocol, hostname, port, method: "POST", path, headers, body };
  const response = await unlessUnavailable(exchange(outgoing, limits));
  const answer = (await unlessUnavailable(textOf(response))) || "{}";
  const { statusCode = 500 } = response;
  if (statusCode < 300) return answer;
  const reason =
    reasonPattern.exec(answer)?.[1] ?? response.headers["x-amzn-errortype"]?.toString() ?? `${statusCode}`;
  if (statusCode >= 500 || willPass(reason)) throw new DomainError("service-unavailable");
  const partReasons = [...answer.matchAll(partReasonPattern)].map(([, code = ""]) => code);
  throw new AwsRefusal(service, reason, partReasons);
}

/**
 * One signed call, and the JSON text that answers it. A function needs a handful of operations, and each service's generated client would add 35 to 110 KB
 * to its bundle and as much again to the time that a call takes.
 */
export async function callAws(call: Call): Promise<string> {
  const body = JSON.stringify(call.body);
  const { service, path = "/" } = call;
  return send(call, signedHeaders({ service, path, headers: headersOf(call), body }, new Date()), body);
}

/** A call without our signature, for operations that the person's own access token authorises. */
export const callAwsUnsigned = async (call: Call): Promise<string> =>
  send(call, headersOf(call), JSON.stringify(call.body));
