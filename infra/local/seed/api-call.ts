import { randomUUID } from "node:crypto";
import { isMutation, type Route, type RouteInput, type RouteOutput } from "@portal/shared/contract.ts";

/** Where the API is and who calls it. */
export interface Caller {
  readonly siteUrl: string;
  readonly accessToken: string;
}

/** Who takes part in the story of a company: a person of it, and support. */
export interface Cast {
  readonly client: Caller;
  readonly support: Caller;
  readonly companyId: string;
}

interface AnyInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Calls a route of a contract over HTTP, through gateway and authorizer like everybody else. */
export async function callApi<R extends Route>(
  { siteUrl, accessToken }: Caller,
  route: R,
  input: RouteInput<R> & AnyInput,
): Promise<RouteOutput<R>> {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(input.params?.[name] ?? ""),
  );
  const query = Object.entries(input.query ?? {}).map(([name, value]) => [name, String(value)]);
  const search = query.length > 0 ? `?${new URLSearchParams(query)}` : "";
  const response = await fetch(siteUrl + path + search, {
    method: route.method,
    headers: {
      authorization: `Bearer ${accessToken}`,
      "content-type": "application/json",
      ...(isMutation(route) ? { "idempotency-key": randomUUID() } : {}),
    },
    body: input.body === undefined ? undefined : JSON.stringify(input.body),
  });
  const text = await response.text();
  if (!response.ok)
    throw new Error(`${route.method} ${path} answered ${response.status}: ${text.slice(0, 300)}`);
  const body: RouteOutput<R> = JSON.parse(text);
  return body;
}
