import type { Contract, Route, RouteInput, RouteOutput } from "@portal/shared/contract.ts";
import type { FeatureName } from "@portal/shared/features.ts";
import type { DataTag } from "@tanstack/react-query";
import { callRoute, routeOf } from "./api.ts";

type SentPart<R extends Route, Name extends "params" | "query"> =
  RouteInput<R> extends Readonly<Record<Name, infer Given>> ? Given : Readonly<Record<string, never>>;

type ReadName<C extends Contract> = {
  [Name in keyof C["routes"]]: C["routes"][Name]["method"] extends "GET" ? Name : never;
}[keyof C["routes"]] &
  string;

/** What it is kept under in the cache. `readsOf` counts on this order. */
type ReadKey = readonly [feature: string, params: object, name: string, query: object | undefined];

export interface Read<Answer> {
  readonly queryKey: DataTag<ReadKey, Answer, Error>;
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Answer>;
}

/** A read route as a query: `useQuery(readOf(companyContract, "get", { companyId }))`. */
export function readOf<C extends Contract, Name extends ReadName<C>>(
  contract: C,
  name: Name,
  params: SentPart<C["routes"][Name], "params">,
  query?: SentPart<C["routes"][Name], "query">,
): Read<RouteOutput<C["routes"][Name]>>;
export function readOf(
  contract: Contract,
  name: string,
  params: Readonly<Record<string, string>>,
  query?: Readonly<Record<string, string | number | boolean | undefined>>,
): object {
  const route = routeOf(contract, name);
  return {
    queryKey: [contract.feature, params, name, query] satisfies ReadKey,
    queryFn: ({ signal }: { signal: AbortSignal }) => callRoute(route, { params, query }, { signal }),
  };
}

/**
 * What a feature reads about something, whichever route it is asked of; these params may be some of a route's.
 * `client.invalidateQueries(readsOf("certification", { companyId }))` asks for all of it again.
 */
export const readsOf = (
  feature: FeatureName,
  params: Readonly<Record<string, string>>,
  ...name: readonly string[]
) => ({ queryKey: [feature, params, ...name] as const });
