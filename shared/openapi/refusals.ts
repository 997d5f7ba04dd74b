import { isMutation, type Route } from "../contract.ts";
import { type ErrorCode, errorStatus, fieldErrorCodes, titleOf } from "../errors.ts";
import type { SchemaObject } from "./json-schema.ts";

const refusalsOfChanges = [
  "idempotency-key-missing",
  "idempotency-key-reused",
  // Also of a change that names no version: others were faster again and again.
  "version-conflict",
] as const satisfies readonly ErrorCode[];

/** Beyond its own, what a route refuses because it is the route that it is. */
const refusalsByShape = (route: Route): ErrorCode[] => [
  "malformed-request",
  ...(route.params || route.query || route.body ? (["invalid-input"] as const) : []),
  ...(isMutation(route) ? refusalsOfChanges : []),
  ...(route.roles.includes("visitor") ? [] : (["unauthenticated"] as const)),
  "forbidden",
  ...(route.params ? (["not-found"] as const) : []),
  "payload-too-large",
  "too-many-requests",
  "internal-error",
  "service-unavailable",
];

/** Every way that a route can say no. */
const refusalsOf = (route: Route): ErrorCode[] => [
  ...new Set([...refusalsByShape(route), ...(route.errors ?? [])]),
];

/** RFC 9457; a code adds what it alone carries. */
export const problemSchema: SchemaObject = {
  type: "object",
  properties: {
    type: { type: "string", pattern: "^urn:problem:" },
    title: { type: "string" },
    status: { type: "integer" },
    code: { type: "string", description: "Stable; it says which refusal this is." },
    requestId: { type: "string", description: "What support asks for." },
    fields: {
      type: "array",
      description: "What is wrong or missing, and where.",
      items: {
        type: "object",
        properties: {
          path: { type: "string" },
          code: { enum: fieldErrorCodes },
          limit: { type: "number" },
        },
        required: ["path", "code"],
        additionalProperties: false,
      },
    },
    current: { description: "The item as it is now, where somebody else was faster." },
    retryAfterSeconds: { type: "integer", minimum: 0 },
    companies: { type: "array", items: { type: "string" }, description: "Told to support alone." },
  },
  required: ["type", "title", "status", "code", "requestId"],
  additionalProperties: false,
};

/** What the gateway says by itself, before any function is asked, has no code. */
const gatewaySchema: SchemaObject = {
  type: "object",
  properties: { message: { type: "string" } },
  required: ["message"],
};
const gatewayStatuses: readonly number[] = [401, 413, 429, 500, 503];

const retryAfter = { "Retry-After": { schema: { type: "integer" }, description: "In seconds." } };

/** The refusals of one status. `current` is what the route would have answered. */
function responseOf(codes: readonly ErrorCode[], status: number, current?: SchemaObject) {
  const narrowed = { status: { const: status }, code: { enum: codes }, ...(current ? { current } : {}) };
  const schema = { allOf: [{ $ref: "#/components/schemas/Problem" }, { properties: narrowed }] };
  return {
    description: `${codes.map(titleOf).join("; ")}.`,
    ...(status === 429 || status === 503 ? { headers: retryAfter } : {}),
    content: {
      "application/problem+json": { schema },
      ...(gatewayStatuses.includes(status) ? { "application/json": { schema: gatewaySchema } } : {}),
    },
  };
}

/** A refusal that many routes share, and that looks the same on all of them. */
const sharedCodes: readonly ErrorCode[] = [
  "unauthenticated",
  "forbidden",
  "not-found",
  "payload-too-large",
  "idempotency-key-reused",
  "too-many-requests",
  "internal-error",
  "service-unavailable",
];

export const sharedResponses = Object.fromEntries(
  sharedCodes.map((code) => [code, responseOf([code], errorStatus[code])]),
);

/** Each status that a route refuses with. */
export const refusalResponses = (route: Route, answer: SchemaObject) =>
  Object.fromEntries(
    [...Map.groupBy(refusalsOf(route), (code) => errorStatus[code])].map(([status, codes]) => {
      const [code, ...others] = codes;
      const isShared = code !== undefined && others.length === 0 && sharedCodes.includes(code);
      if (isShared) return [String(status), { $ref: `#/components/responses/${code}` }];
      return [
        String(status),
        responseOf(codes, status, codes.includes("version-conflict") ? answer : undefined),
      ];
    }),
  );
