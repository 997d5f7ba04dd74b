import { createHash } from "node:crypto";
import {
  answerFor,
  type Contract,
  idempotencyKeyPattern,
  isMutation,
  maxBodyBytes,
  type Route,
  type RouteOutput,
  routeKey,
} from "@portal/shared/contract.ts";
import { DomainError, type FieldError } from "@portal/shared/errors.ts";
import { fieldErrors } from "@portal/shared/field/field-errors.ts";
import type { Actor } from "@portal/shared/roles.ts";
import type { APIGatewayProxyEventV2WithJWTAuthorizer as Event } from "aws-lambda";
import type * as z from "zod/mini";
import { log } from "../aws/log.ts";
import { bodyText, illFormedPlaces, jsonOf, parsedBy } from "./body.ts";
import { callerOf } from "./identity.ts";
import type { ApiRequest, Idempotency } from "./request.ts";

/** One function a route; a missing one, or one that answers something else, fails `tsc`. */
export type Implementation<C extends Contract> = {
  readonly [Name in keyof C["routes"]]: (
    request: ApiRequest<C["routes"][Name]>,
  ) => Promise<RouteOutput<C["routes"][Name]>>;
};

interface UseCase {
  call(request: unknown): Promise<unknown>;
}
/** An implementation as the router calls it, after the contract's schemas have parsed each part. */
export type Implemented = Readonly<Record<string, UseCase["call"]>>;

/** A body can be wrong in more places than anybody reads, so the list is cut. */
const maxFieldErrors = 100;
const maxNameCharacters = 40;

/** The name of an unknown field comes from the caller, so only its beginning is repeated in the answer. */
function withShortNames(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== "unrecognized_keys") return issue;
  const short = (name: string) => Array.from(name).slice(0, maxNameCharacters).join("");
  return { ...issue, keys: issue.keys.slice(0, maxFieldErrors).map(short) };
}

function parse(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const { data, issues } = parsedBy(schema, value);
  const fields: FieldError[] = issues
    ? fieldErrors(issues.map(withShortNames))
    : illFormedPlaces(data).map((path) => ({ path, code: "control-characters" }));
  if (fields.length > 0) throw new DomainError("invalid-input", { fields: fields.slice(0, maxFieldErrors) });
  return data;
}

function parseBody(schema: z.ZodMiniType | undefined, text: string): unknown {
  if (!schema) return undefined;
  const json = jsonOf(text);
  if (json === undefined) throw new DomainError("malformed-request");
  return parse(schema, json);
}

function idempotencyOf(event: Event, body: string): Idempotency {
  const key = event.headers["idempotency-key"] ?? "";
  if (!idempotencyKeyPattern.test(key)) throw new DomainError("idempotency-key-missing");
  const { method } = event.requestContext.http;
  const fingerprint = createHash("sha256").update(`${method} ${event.rawPath}\n${body}`).digest("base64url");
  return { key, fingerprint };
}

/** Denies by default: a role that the route does not name has no way in. */
function requestOf(route: Route, event: Event, caller: ReturnType<typeof callerOf>) {
  if (!route.roles.includes(caller.actor.role)) throw new DomainError("forbidden");
  const body = bodyText(event, maxBodyBytes);
  if (body === undefined) throw new DomainError("payload-too-large");
  return {
    ...caller,
    requestId: event.requestContext.requestId,
    ...(isMutation(route) ? { idempotency: idempotencyOf(event, body) } : {}),
    params: parse(route.params, event.pathParameters ?? {}),
    query: parse(route.query, event.queryStringParameters ?? {}),
    body: parseBody(route.body, body),
  };
}

/** Keeps only what the contract promises to this role, so that an item's other attributes cannot slip out. */
function answerOf(route: Route, { role }: Actor, result: unknown, requestId: string): unknown {
  const parsed = answerFor(route, role).safeParse(result);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path, code }) => `${path.join(".")}: ${code}`).join(", ");
  log("ERROR", "answer-mismatch", { requestId, route: routeKey(route), fields });
  throw new DomainError("internal-error");
}

/** Finds the route of an event, calls its implementation and returns status and answer. */
export function router(contract: Contract, implementation: Implemented) {
  const names = new Map(Object.entries(contract.routes).map(([name, route]) => [routeKey(route), name]));
  return async (event: Event): Promise<{ status: number; answer: unknown }> => {
    const name = names.get(event.routeKey) ?? "";
    const route = contract.routes[name];
    const implemented = implementation[name];
    if (!route || !implemented) throw new DomainError("not-found");
    const { requestId } = event.requestContext;
    const caller = callerOf(event);
    try {
      const result = await implemented(requestOf(route, event, caller));
      return { status: route.status ?? 200, answer: answerOf(route, caller.actor, result, requestId) };
    } catch (error) {
      if (!(error instanceof DomainError) || error.details.current === undefined) throw error;
      const current = answerOf(route, caller.actor, error.details.current, requestId);
      throw new DomainError(error.code, { ...error.details, current });
    }
  };
}
