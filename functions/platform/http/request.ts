import type { Route, RouteRequest } from "@portal/shared/contract.ts";
import type { Actor } from "@portal/shared/roles.ts";

/** The verified caller. */
interface Caller {
  readonly actor: Actor;
  readonly requestId: string;
  readonly accessToken: string;
}

/** Identifies one intent of a caller: however often it arrives, it has one effect and one answer. */
export interface Idempotency {
  readonly key: string;
  /** A hash of method, path and body, so that a key cannot be reused for another request. */
  readonly fingerprint: string;
}

export type ChangeRequest = Caller & { readonly idempotency: Idempotency };

/** What an implementation receives; only a route that changes something has an idempotency key. */
export type ApiRequest<R extends Route> = RouteRequest<R> &
  (R["method"] extends "GET" ? Caller : ChangeRequest);
