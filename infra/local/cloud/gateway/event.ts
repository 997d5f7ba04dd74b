import { randomUUID } from "node:crypto";
import type { JWTPayload } from "jose";
import { claimsAsText } from "./authorizer.ts";
import type { HttpReply, HttpRequest } from "./exchange.ts";
import { jsonReply } from "./exchange.ts";
import type { GatewayRoute } from "./routes.ts";

export interface Matched {
  readonly route: GatewayRoute;
  readonly request: HttpRequest;
  readonly claims?: JWTPayload;
}

const apiId = "local";

function queryOf(query: string): Record<string, string> | undefined {
  const values: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(query)) {
    values[name] = Object.hasOwn(values, name) ? `${values[name]},${value}` : value;
  }
  return Object.keys(values).length > 0 ? values : undefined;
}

function pathParametersOf({ route, request }: Matched): Record<string, string> | undefined {
  const values = route.pattern.exec(request.path)?.slice(1) ?? [];
  if (route.parameterNames.length === 0) return undefined;
  return Object.fromEntries(
    route.parameterNames.map((name, index) => [name, decodeURIComponent(values[index] ?? "")]),
  );
}

/** What the gateway takes for text; all else reaches the function as base64. */
const isText = (contentType: string) =>
  contentType === "" ||
  /^(text\/|application\/(.+\+)?(json|javascript|xml|x-www-form-urlencoded))|charset=/i.test(contentType);

function bodyOf({ headers, body }: HttpRequest): { body?: string; isBase64Encoded: boolean } {
  if (body.length === 0) return { isBase64Encoded: false };
  const text = isText(headers["content-type"] ?? "");
  return { body: body.toString(text ? "utf8" : "base64"), isBase64Encoded: !text };
}

const clockTime = (now: Date) => {
  const [, day, month, year, time] = /^\w+, (\d+) (\w+) (\d+) ([\d:]+)/.exec(now.toUTCString()) ?? [];
  return `${day}/${month}/${year}:${time} +0000`;
};

/** API Gateway's event for an HTTP API, payload format 2.0. Throws `URIError` where the path is no valid encoding. */
export function toEvent(matched: Matched): object {
  const { route, request, claims } = matched;
  const { cookie, ...headers } = request.headers;
  const now = new Date();
  const jwt = claims && {
    claims: claimsAsText(claims),
    scopes: route.scopes.length > 0 ? route.scopes : null,
  };
  return {
    version: "2.0",
    routeKey: route.key,
    rawPath: request.path,
    rawQueryString: request.query,
    ...(cookie ? { cookies: cookie.split(/;\s*/) } : {}),
    headers,
    queryStringParameters: queryOf(request.query),
    requestContext: {
      accountId: "000000000000",
      apiId,
      authorizer: jwt && { jwt },
      domainName: headers.host ?? "localhost",
      domainPrefix: apiId,
      http: {
        method: request.method,
        path: request.path,
        protocol: "HTTP/1.1",
        sourceIp: request.sourceIp,
        userAgent: headers["user-agent"] ?? "",
      },
      requestId: randomUUID(),
      routeKey: route.key,
      stage: "$default",
      time: clockTime(now),
      timeEpoch: now.getTime(),
    },
    pathParameters: pathParametersOf(matched),
    ...bodyOf(request),
  };
}

interface FunctionReply {
  statusCode: unknown;
  headers?: Record<string, unknown>;
  cookies?: string[];
  body?: string;
  isBase64Encoded?: boolean;
}

const isReply = (result: unknown): result is FunctionReply =>
  typeof result === "object" && result !== null && "statusCode" in result;

/** What a function returned as the gateway passes it on: without a status it is the body of a 200. */
export function toReply(result: unknown): HttpReply {
  if (!isReply(result)) {
    const body = Buffer.from(typeof result === "string" ? result : JSON.stringify(result ?? null));
    return { status: 200, headers: { "content-type": "application/json" }, body };
  }
  const status = Number(result.statusCode);
  if (!Number.isInteger(status) || status < 100 || status > 599) {
    return jsonReply(500, { message: "Internal Server Error" });
  }
  const headers: Record<string, string | string[]> = { "content-type": "text/plain; charset=utf-8" };
  for (const [name, value] of Object.entries(result.headers ?? {}))
    headers[name.toLowerCase()] = String(value);
  if (result.cookies) headers["set-cookie"] = result.cookies;
  return {
    status,
    headers,
    body: Buffer.from(result.body ?? "", result.isBase64Encoded ? "base64" : "utf8"),
  };
}
