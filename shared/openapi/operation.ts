import * as z from "zod/mini";
import { idempotencyKeyPattern, isMutation, type Returns, type Route, routeKey } from "../contract.ts";
import { routeRows } from "../contracts.ts";
import type { Role } from "../roles.ts";
import { inputSchema, type SchemaObject } from "./json-schema.ts";
import { refusalResponses } from "./refusals.ts";

/** Names what a route answers: routes that answer the same refer to one schema. */
export type NameOf = (returns: Returns) => string;

/** `access-data` and `listHistory` are `accessDataListHistory`. */
export const camelCase = (...names: readonly string[]): string =>
  names.join("-").replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const who: Readonly<Record<Role, string>> = {
  visitor: "anybody",
  client: "people of the company",
  support: "support",
};

const parts = z.object({
  properties: z.optional(z.record(z.string(), z.record(z.string(), z.unknown()))),
  required: z.optional(z.array(z.string())),
});

function parametersOf(schema: z.ZodMiniObject | undefined, place: "path" | "query") {
  if (!schema) return [];
  const { properties = {}, required = [] } = parts.parse(inputSchema(schema));
  return Object.entries(properties).map(([name, described]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: described,
  }));
}

const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: true,
  description: "Made up by the caller, once for each intent: a call that is repeated with it has one effect.",
  schema: { type: "string", pattern: idempotencyKeyPattern.source },
};

const json = (schema: SchemaObject, example: unknown) => ({
  "application/json": { schema, ...(example === undefined ? {} : { example }) },
});

const responsesOf = (route: Route, answer: SchemaObject) => ({
  [String(route.status ?? 200)]: {
    description: "Done as asked.",
    content: json(answer, routeRows.get(routeKey(route))?.answer),
  },
  ...refusalResponses(route, answer),
});

const bodyOf = (route: Route, body: z.ZodMiniType) => ({
  required: true,
  content: json(inputSchema(body), routeRows.get(routeKey(route))?.request),
});

/** One route, as OpenAPI tells it. */
export function operationOf(feature: string, name: string, route: Route, nameOf: NameOf) {
  const answer = { $ref: `#/components/schemas/${nameOf(route.returns)}` };
  return {
    operationId: camelCase(feature, name),
    tags: [feature],
    summary: route.summary,
    description: `For ${route.roles.map((role) => who[role]).join(" and ")}.`,
    security: route.roles.map((role) => (role === "visitor" ? {} : { accessToken: [role] })),
    parameters: [
      ...parametersOf(route.params, "path"),
      ...parametersOf(route.query, "query"),
      ...(isMutation(route) ? [idempotencyKey] : []),
    ],
    ...(route.body ? { requestBody: bodyOf(route, route.body) } : {}),
    responses: responsesOf(route, answer),
  };
}
