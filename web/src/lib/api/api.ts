import {
  answerOf,
  type Contract,
  isMutation,
  type Route,
  type RouteInput,
  type RouteOutput,
} from "@portal/shared/contract.ts";
import { accessToken } from "../session/session.ts";
import { ApiError, isApiError, readProblem } from "./api-error.ts";

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** A new one is made when absent; `submission-key.ts` keeps one for a submission that is sent again. */
  readonly idempotencyKey?: string;
}

type Caller<R extends Route> = [keyof RouteInput<R>] extends [never]
  ? (input?: RouteInput<R>, options?: CallOptions) => Promise<RouteOutput<R>>
  : (input: RouteInput<R>, options?: CallOptions) => Promise<RouteOutput<R>>;

export type ApiClient<C extends Contract> = { readonly [K in keyof C["routes"]]: Caller<C["routes"][K]> };

export interface Transport {
  readonly fetch: typeof fetch;
  readonly token: (options?: { forceRefresh: boolean }) => Promise<string | undefined>;
  readonly wait: (milliseconds: number) => Promise<void>;
}

export interface Input {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
}

const timeoutMilliseconds = 20_000;
const retryDelays = [400, 1500];

export function addressOf(route: Pick<Route, "path">, { params = {}, query = {} }: Input): string {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === "" ? [] : [[name, String(value)]],
    ),
  ).toString();
  return search ? `${path}?${search}` : path;
}

async function request(
  transport: Transport,
  route: Route,
  input: Input,
  options: CallOptions,
  fresh = false,
) {
  const timeout = AbortSignal.timeout(timeoutMilliseconds);
  try {
    const token = await transport.token({ forceRefresh: fresh });
    return await transport.fetch(addressOf(route, input), {
      method: route.method,
      headers: {
        accept: "application/json",
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(input.body === undefined ? {} : { "content-type": "application/json" }),
        ...(options.idempotencyKey ? { "idempotency-key": options.idempotencyKey } : {}),
      },
      body: input.body === undefined ? undefined : JSON.stringify(input.body),
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
    });
  } catch {
    options.signal?.throwIfAborted();
    throw new ApiError("network");
  }
}

/** A repeat carries the same key, so a request whose answer got lost still has one effect. */
async function requestRepeatedly(transport: Transport, route: Route, input: Input, options: CallOptions) {
  for (const delay of retryDelays) {
    try {
      return await request(transport, route, input, options);
    } catch (error) {
      if (!isApiError(error) || error.code !== "network") throw error;
      await transport.wait(delay);
    }
  }
  return request(transport, route, input, options);
}

async function call(transport: Transport, route: Route, input: Input, given: CallOptions): Promise<unknown> {
  const options = isMutation(route)
    ? { ...given, idempotencyKey: given.idempotencyKey ?? crypto.randomUUID() }
    : given;
  let response = await requestRepeatedly(transport, route, input, options);
  // The token may be revoked or the laptop's clock wrong: one more try with a fresh token.
  if (response.status === 401) response = await request(transport, route, input, options, true);
  if (!response.ok) throw await readProblem(response);
  const answer = answerOf(route).safeParse(await response.json().catch(() => undefined));
  if (!answer.success) {
    throw new ApiError("internal-error", { requestId: response.headers.get("x-request-id") ?? undefined });
  }
  return answer.data;
}

export function createApi(transport: Transport): <C extends Contract>(contract: C) => ApiClient<C>;
export function createApi(transport: Transport): (contract: Contract) => object {
  return (contract) =>
    Object.fromEntries(
      Object.entries(contract.routes).map(([name, route]) => [
        name,
        (input: Input = {}, options: CallOptions = {}) => call(transport, route, input, options),
      ]),
    );
}

const browser: Transport = {
  fetch: (...input) => fetch(...input),
  token: accessToken,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/** For callers whose types have checked the name already. */
export function routeOf({ routes }: Contract, name: string): Route {
  const route = routes[name];
  if (!route) throw new Error(name);
  return route;
}

/** Calls a route object, for callers that do not know which route it is. */
export const callRoute = (route: Route, input: Input, options: CallOptions): Promise<unknown> =>
  call(browser, route, input, options);

/** `api(companyContract).update({ params, body })`: every route of a contract, typed by it. */
export const api = createApi(browser);
