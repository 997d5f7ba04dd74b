import { isMutation, type Route } from "@portal/shared/contract.ts";
import { type ErrorCode, isErrorCode } from "@portal/shared/errors.ts";
import { isRecord } from "@portal/shared/field/record.ts";
import { isFresh } from "@portal/shared/session/stored-tokens.ts";
import type * as z from "zod/mini";
import { storedTokens } from "./stored-session.ts";

/** Why the portal did not do what was asked. `network` is no answer at all. */
export class PortalError extends Error {
  override readonly name = "PortalError";
  readonly code: ErrorCode | "network";
  readonly retryAfterSeconds: number | undefined;

  constructor(code: PortalError["code"], retryAfterSeconds?: number) {
    super(code);
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** A valid token; undefined when nobody is signed in any more. */
export async function accessToken({ isRefused = false } = {}): Promise<string | undefined> {
  const tokens = await storedTokens();
  if (!tokens) return undefined;
  if (isFresh(tokens) && !isRefused) return tokens.accessToken;
  // Amplify weighs more than the panel: it is fetched only for tokens that have run out.
  const { renewSession } = await import("./renew-session.ts");
  await renewSession().catch(() => undefined);
  return (await storedTokens())?.accessToken;
}

interface Input {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const patienceMilliseconds = 20_000;

async function request(route: Route, { params = {}, body }: Input, token: string): Promise<Response> {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  try {
    return await fetch(path, {
      method: route.method,
      headers: {
        accept: "application/json",
        authorization: `Bearer ${token}`,
        ...(isMutation(route) && { "idempotency-key": crypto.randomUUID() }),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMilliseconds),
    });
  } catch {
    throw new PortalError("network");
  }
}

async function problemOf(response: Response): Promise<PortalError> {
  const body: unknown = await response.json().catch(() => undefined);
  const code = isRecord(body) ? body.code : undefined;
  const retryAfter = Number(response.headers.get("retry-after")) || undefined;
  if (isErrorCode(code)) return new PortalError(code, retryAfter);
  return new PortalError(response.status === 429 ? "too-many-requests" : "internal-error", retryAfter);
}

/** Asks the portal in the name of whoever is signed in. */
export async function askPortal<Returns extends z.ZodMiniType>(
  route: Route & { readonly returns: Returns },
  input: Input = {},
): Promise<z.output<Returns>> {
  const token = await accessToken();
  if (!token) throw new PortalError("unauthenticated");
  let response = await request(route, input, token);
  if (response.status === 401) {
    const renewed = await accessToken({ isRefused: true });
    if (!renewed) throw new PortalError("unauthenticated");
    response = await request(route, input, renewed);
  }
  if (!response.ok) throw await problemOf(response);
  return route.returns.parse(await response.json());
}
