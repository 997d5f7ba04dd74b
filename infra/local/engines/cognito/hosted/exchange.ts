import type { IncomingHttpHeaders } from "node:http";

/** A request, read whole. */
export interface Incoming {
  method: string;
  path: string;
  query: URLSearchParams;
  body: string;
  headers: IncomingHttpHeaders;
}

export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export function json(status: number, body: unknown): Reply {
  return {
    status,
    headers: { "content-type": "application/json", "cache-control": "no-store" },
    body: JSON.stringify(body),
  };
}

export function html(status: number, body: string): Reply {
  return {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    },
    body,
  };
}

export function redirect(location: string, headers: Record<string, string> = {}): Reply {
  return { status: 302, headers: { location, "cache-control": "no-store", ...headers }, body: "" };
}

/** The address with these parameters added to the ones that it has. */
export function withParameters(url: string, parameters: Record<string, string | undefined>): string {
  const result = new URL(url);
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) result.searchParams.set(name, value);
  }
  return result.href;
}

export function cookie({ headers }: Incoming, name: string): string | undefined {
  const found = headers.cookie?.split(/; */).find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}
