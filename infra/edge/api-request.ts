import type { Problem } from "@portal/shared/errors.ts";

/**
 * Runs in CloudFront before the gateway is asked, under the same limits as `viewer-request.ts`. What the gateway refuses
 * by itself it refuses in words of its own, which nothing there can change: the everyday cases are refused here instead,
 * as the functions would. It lets nobody in: whether a token is genuine is the gateway's word. What stays the gateway's:
 * docs/papers/decisions/0024-the-edge-refuses-what-the-gateway-has-no-words-for.md
 */

export interface ApiEdgeRequest {
  readonly uri: string;
  readonly headers: Readonly<Record<string, { readonly value: string }>>;
}

interface ApiEdgeEvent {
  readonly context: { readonly requestId: string };
  readonly request: ApiEdgeRequest;
}

interface ApiEdgeAnswer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, { readonly value: string }>>;
  readonly body: { readonly encoding: "text"; readonly data: string };
}

export type EdgeRefusal = "malformed-request" | "unauthenticated" | "payload-too-large";

export interface ApiEdgeSettings {
  /** Without a request's id. */
  readonly problems: Readonly<Record<EdgeRefusal, Problem>>;
  readonly maxBodyBytes: number;
}

function isEncoded(uri: string): boolean {
  try {
    decodeURIComponent(uri);
    return true;
  } catch {
    return false;
  }
}

/** Whether the header looks like a token that has not expired. */
function isCurrent(authorization: string): boolean {
  const parts = authorization.replace(/^Bearer\s+/i, "").split(".");
  if (parts.length !== 3) return false;
  try {
    const claims: { exp?: unknown } = JSON.parse(Buffer.from(parts[1] || "", "base64url").toString());
    return Number(claims.exp) * 1000 > Date.now();
  } catch {
    return false;
  }
}

function refusalOf(request: ApiEdgeRequest, maxBodyBytes: number): EdgeRefusal | undefined {
  const authorization = request.headers.authorization;
  const length = request.headers["content-length"];
  if (!isEncoded(request.uri)) return "malformed-request";
  if (!authorization || !isCurrent(authorization.value)) return "unauthenticated";
  return length && Number(length.value) > maxBodyBytes ? "payload-too-large" : undefined;
}

function answer(problem: Problem, requestId: string): ApiEdgeAnswer {
  const headers: Record<string, { value: string }> = {
    "content-type": { value: "application/problem+json" },
    "cache-control": { value: "no-store" },
    "x-request-id": { value: requestId },
  };
  if (problem.status === 401) headers["www-authenticate"] = { value: "Bearer" };
  const data = JSON.stringify(Object.assign({}, problem, { requestId: requestId }));
  return { statusCode: problem.status, headers: headers, body: { encoding: "text", data: data } };
}

export function apiRequest(event: ApiEdgeEvent, settings: ApiEdgeSettings): ApiEdgeRequest | ApiEdgeAnswer {
  const refusal = refusalOf(event.request, settings.maxBodyBytes);
  return refusal ? answer(settings.problems[refusal], event.context.requestId) : event.request;
}
