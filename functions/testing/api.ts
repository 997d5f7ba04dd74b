import { randomUUID } from "node:crypto";
import {
  answerOf,
  type Route,
  type RouteInput,
  type RouteOutput,
  routeKey,
} from "@portal/shared/contract.ts";
import { isErrorCode, type Problem } from "@portal/shared/errors.ts";
import { entryOf, featureNames, features } from "@portal/shared/features.ts";
import type {
  APIGatewayProxyStructuredResultV2,
  Context,
  APIGatewayProxyEventV2WithJWTAuthorizer as Event,
} from "aws-lambda";
import { departure } from "./published.ts";

/** A caller with a token, or an anonymous one. */
export interface Caller {
  readonly sub: string;
  readonly groups?: readonly string[];
  readonly tokenUse?: string;
}

export interface Call {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as JSON; a text is sent as it is. */
  readonly body?: unknown;
  /** A new idempotency key unless given; `null` for none. */
  readonly key?: string | null;
  readonly isBase64Encoded?: boolean;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number | boolean>>;
  readonly text: string;
  readonly json: unknown;
}

const featureOf = new Map(
  featureNames.flatMap((name) =>
    Object.values(features[name].contract?.routes ?? {}).map((route) => [routeKey(route), name] as const),
  ),
);

type Handler = (event: Event, context: Context) => Promise<APIGatewayProxyStructuredResultV2>;

/** Of the function that the contracts give a route to. */
async function handlerOf(route: Pick<Route, "method" | "path">): Promise<Handler> {
  const feature = featureOf.get(routeKey(route));
  if (!feature) throw new Error(`Nobody answers ${routeKey(route)}.`);
  const { handler }: { handler: Handler } = await import(`../../${entryOf(feature)}`);
  return handler;
}

export const context: Context = {
  callbackWaitsForEmptyEventLoop: false,
  functionName: "test",
  functionVersion: "1",
  invokedFunctionArn: "arn:aws:lambda:sa-east-1:000000000000:function:test",
  memoryLimitInMB: "512",
  awsRequestId: "test",
  logGroupName: "test",
  logStreamName: "test",
  getRemainingTimeInMillis: () => 15_000,
  done: () => undefined,
  fail: () => undefined,
  succeed: () => undefined,
};

/** API Gateway writes lists as `[a b]`, and has the token verified before we see its claims. */
function authorizerOf(caller: Caller | undefined) {
  if (!caller) return { principalId: "", integrationLatency: 0, jwt: { claims: {}, scopes: [] } };
  const { sub, groups = [], tokenUse = "access" } = caller;
  const claims = {
    sub,
    token_use: tokenUse,
    ...(groups.length > 0 ? { "cognito:groups": `[${groups.join(" ")}]` } : {}),
  };
  return { principalId: "", integrationLatency: 0, jwt: { claims, scopes: [] } };
}

const bodyOf = (body: unknown): string | undefined =>
  body === undefined || typeof body === "string" ? body : JSON.stringify(body);

/** The event that API Gateway makes of a request, payload format 2.0. */
export function eventOf(
  caller: Caller | undefined,
  route: Pick<Route, "method" | "path">,
  call: Call = {},
): Event {
  const { params = {}, query, key = randomUUID(), isBase64Encoded = false } = call;
  const path = route.path.replace(/\{(\w+)\}/g, (_match, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  const event: Omit<Event, "requestContext"> = {
    version: "2.0",
    routeKey: routeKey(route),
    rawPath: path,
    rawQueryString: new URLSearchParams(query).toString(),
    headers: {
      "content-type": "application/json",
      ...(caller ? { authorization: `Bearer token-of-${caller.sub}` } : {}),
      ...(key === null ? {} : { "idempotency-key": key }),
    },
    queryStringParameters: query,
    pathParameters: params,
    body: bodyOf(call.body),
    isBase64Encoded,
  };
  const requestContext = {
    accountId: "000000000000",
    apiId: "test",
    domainName: "localhost",
    domainPrefix: "test",
    http: { method: route.method, path, protocol: "HTTP/1.1", sourceIp: "127.0.0.1", userAgent: "test" },
    requestId: randomUUID(),
    routeKey: routeKey(route),
    stage: "$default",
    time: "21/Nov/2026:10:00:00 +0000",
    timeEpoch: Date.now(),
    authorizer: authorizerOf(caller),
  };
  return Object.assign(event, { requestContext });
}

/**
 * Calls the function that answers the route, as the gateway would.
 * @throws Error for an answer that the published document does not describe.
 */
export async function send(
  caller: Caller | undefined,
  route: Pick<Route, "method" | "path">,
  call: Call = {},
): Promise<Answer> {
  const handler = await handlerOf(route);
  const { statusCode = 0, headers = {}, body = "" } = await handler(eventOf(caller, route, call), context);
  const answer = { status: statusCode, headers, text: body, json: JSON.parse(body) };
  const unpublished = departure(route, { ...answer, contentType: String(headers["content-type"]) });
  if (unpublished) throw new Error(`${unpublished}: ${body}`);
  return answer;
}

/** A call that must succeed, with its answer as the contract types it. */
export async function ask<R extends Route>(
  caller: Caller,
  route: R,
  call: RouteInput<R> & Pick<Call, "key">,
): Promise<RouteOutput<R>>;
export async function ask(caller: Caller, route: Route, call: Call): Promise<unknown> {
  const { status, text, json } = await send(caller, route, call);
  if (status !== (route.status ?? 200)) throw new Error(`${routeKey(route)} answered ${status}: ${text}`);
  return answerOf(route).parse(json);
}

/** A call that must be refused. */
export async function refusal(caller: Caller | undefined, route: Route, call: Call = {}): Promise<Problem> {
  const { status, text, json } = await send(caller, route, call);
  if (!isProblem(json) || json.status !== status)
    throw new Error(`${routeKey(route)} answered ${status}: ${text}`);
  return json;
}

const isProblem = (json: unknown): json is Problem =>
  typeof json === "object" && json !== null && "code" in json && isErrorCode(json.code) && "status" in json;
