import { randomUUID } from "node:crypto";
import type { Route, RouteInput, RouteOutput } from "@portal/shared/contract.ts";
import { ownAddresses } from "./addresses.ts";

interface AnyInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Calls a route of a contract as somebody who signed in: an act whose screens another test walks. */
export async function callAs<R extends Route>(
  authorization: string,
  route: R,
  { params, body }: RouteInput<R> & AnyInput,
): Promise<RouteOutput<R>> {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params?.[name] ?? ""),
  );
  const answer = await fetch(`${ownAddresses()?.url}${path}`, {
    method: route.method,
    headers: {
      authorization,
      "content-type": "application/json",
      ...(route.method === "GET" ? {} : { "idempotency-key": randomUUID() }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${route.method} ${path} answered ${answer.status}: ${text}`);
  const told: RouteOutput<R> = JSON.parse(text);
  return told;
}
