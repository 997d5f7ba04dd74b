import * as z from "zod/mini";
import type { ErrorCode } from "./errors.ts";
import type { ProductId } from "./product.ts";
import type { Actor, Role } from "./roles.ts";

/** What a route answers where support is shown more than a client; each is parsed as what its own role may see. */
interface AnswersByRole {
  readonly client: z.ZodMiniType;
  readonly support: z.ZodMiniType;
}

export type Returns = z.ZodMiniType | AnswersByRole;

export interface Route {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** As API Gateway writes it: `/api/companies/{companyId}`. */
  readonly path: `/api/${string}`;
  readonly roles: readonly Role[];
  /** One English sentence; it becomes the operation's summary in the published OpenAPI document. */
  readonly summary: string;
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniType;
  readonly returns: Returns;
  /** 200 unless said otherwise. */
  readonly status?: 200 | 201 | 202;
  /** The business refusals of this route, beyond those that any route can give. */
  readonly errors?: readonly ErrorCode[];
}

export interface Contract<Routes extends Record<string, Route> = Record<string, Route>> {
  readonly feature: string;
  readonly routes: Routes;
}

/**
 * The only place where a route is written. Gateway routes, Lambda router, validation in and out, the browser's
 * client and the OpenAPI document all iterate what this returns.
 */
export const defineContract = <const Routes extends Record<string, Route>>(
  feature: string,
  routes: Routes,
): Contract<Routes> => ({ feature, routes });

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type Passed<S> = S extends z.ZodMiniType ? z.input<S> : undefined;
type Present<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** What an implementation receives: validated, trimmed, defaults applied. */
export type RouteRequest<R extends Route> = {
  params: Parsed<R["params"]>;
  query: Parsed<R["query"]>;
  body: Parsed<R["body"]>;
};
/** What a caller of the typed client passes. */
export type RouteInput<R extends Route> = Present<{
  params: Passed<R["params"]>;
  query: Passed<R["query"]>;
  body: Passed<R["body"]>;
}>;
type AnswerIn<S> = S extends AnswersByRole ? z.output<S["client" | "support"]> : z.output<S>;
export type RouteOutput<R extends Route> = AnswerIn<R["returns"]>;

const isByRole = (returns: Returns): returns is AnswersByRole => "client" in returns;

/** What of an answer may leave for who asked: whatever else an item holds is stripped, at any depth. */
export const answerFor = ({ returns }: Pick<Route, "returns">, role: Actor["role"]): z.ZodMiniType =>
  isByRole(returns) ? returns[role] : returns;

/** Either of its answers, for who has received one and does not know as whom. */
export const answerOf = ({ returns }: Pick<Route, "returns">): z.ZodMiniType =>
  isByRole(returns) ? z.union([returns.support, returns.client]) : returns;

/** Whether support is shown more than a client, and then what each is shown. */
export const answersByRole = ({ returns }: Pick<Route, "returns">): AnswersByRole | undefined =>
  isByRole(returns) ? returns : undefined;

/**
 * What is said of a route a second time, by hand and never derived from its contract: the suites compare the two, call
 * every route as its row says, and the published document shows what the row sends and answers.
 * docs/papers/decisions/0053-a-route-is-said-twice-in-one-row.md
 */
export interface RouteRow {
  /** A role that the contract gains by mistake is seen here. `owner` is a client who owns the company. */
  readonly who: "client" | "owner" | "support" | "both";
  /** Where a call of the suites finds more than in their usual place: keys are of one product only. */
  readonly product?: ProductId;
  /** What a read asks of the table where one batch is not enough; a change is an act of `capacity.test.ts`. */
  readonly reads?: { readonly batches: number; readonly queries: number };
  /** As a test of the functions sent it. */
  readonly request?: unknown;
  /** As it was answered; a route that answers like another one may leave it to that. */
  readonly answer?: unknown;
}

/** A row for each route of a contract; one that is missing, or shows what its route does not take, fails `tsc`. */
export type RouteRows<C extends Contract> = {
  readonly [Name in keyof C["routes"]]: RouteRow & { readonly answer?: RouteOutput<C["routes"][Name]> } & {
    readonly [Part in "request" as C["routes"][Name] extends { body: z.ZodMiniType } ? Part : never]: Passed<
      C["routes"][Name]["body"]
    >;
  };
};

/**
 * Every route except a read changes something and needs an `Idempotency-Key`, so that a repeated request has one
 * effect.
 */
export const isMutation = (route: Pick<Route, "method">): boolean => route.method !== "GET";
export const routeKey = (route: Pick<Route, "method" | "path">): string => `${route.method} ${route.path}`;
export const idempotencyKeyPattern = /^[A-Za-z0-9_-]{16,64}$/;
/** Twice the largest thing that anybody sends, a configuration with a 64 KiB style sheet. */
export const maxBodyBytes = 256 * 1024;
