import type { Contract, Route, RouteInput, RouteOutput } from "@portal/shared/contract.ts";
import type * as z from "zod/mini";
import { api, type CallOptions } from "./api.ts";

/** One way to send a form: the schema its values must satisfy, and the call. */
export interface Submission<Result> {
  readonly schema: z.ZodMiniType;
  readonly returns: z.ZodMiniType<Result>;
  readonly send: (body: unknown, options: CallOptions) => Promise<Result>;
}

type ParamsOf<R extends Route> = RouteInput<R> extends { params: infer P } ? P : Record<never, never>;

/** A route of a contract as a form's submission: the form's values are the route's body. */
export function submissionOf<C extends Contract, K extends keyof C["routes"] & string>(
  contract: C,
  name: K,
  params: ParamsOf<C["routes"][K]>,
): Submission<RouteOutput<C["routes"][K]>> {
  const route = contract.routes[name] as Route;
  const send = api(contract)[name] as (input: object, options: CallOptions) => Promise<never>;
  return {
    schema: route.body as z.ZodMiniType,
    returns: route.returns as z.ZodMiniType<RouteOutput<C["routes"][K]>>,
    send: (body, options) => send({ params, body }, options),
  };
}
