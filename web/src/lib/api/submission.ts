import {
  answerOf,
  type Contract,
  type Route,
  type RouteInput,
  type RouteOutput,
} from "@portal/shared/contract.ts";
import type * as z from "zod/mini";
import { type CallOptions, callRoute, routeOf } from "./api.ts";

/** One way to send a form: the schema its values must satisfy, and the call. */
export interface Submission<Result> {
  readonly schema: z.ZodMiniType;
  readonly returns: z.ZodMiniType<Result>;
  readonly send: (body: unknown, options: CallOptions) => Promise<Result>;
}

type ParamsOf<R extends Route> =
  RouteInput<R> extends { params: infer P } ? P : Readonly<Record<string, never>>;

type SentName<C extends Contract> = {
  [Name in keyof C["routes"]]: C["routes"][Name] extends { readonly body: z.ZodMiniType } ? Name : never;
}[keyof C["routes"]] &
  string;

/** A route of a contract as a form's submission: the form's values are the route's body. */
export function submissionOf<C extends Contract, K extends SentName<C>>(
  contract: C,
  name: K,
  params: ParamsOf<C["routes"][K]>,
): Submission<RouteOutput<C["routes"][K]>>;
export function submissionOf(
  contract: Contract,
  name: string,
  params: Readonly<Record<string, string>>,
): object {
  const route = routeOf(contract, name);
  return {
    schema: route.body,
    returns: answerOf(route),
    send: (body: unknown, options: CallOptions) => callRoute(route, { params, body }, options),
  };
}
