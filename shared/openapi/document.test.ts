import { fromJSONSchema } from "zod";
import * as z from "zod/mini";
import { answerOf, idempotencyKeyPattern, isMutation, type Route, routeKey } from "../contract.ts";
import { contracts, routeRows } from "../contracts.ts";
import { type ErrorCode, errorStatus } from "../errors.ts";
import { openApiDocument, openApiPath } from "./document.ts";
import { inputSchema } from "./json-schema.ts";

const parameter = z.looseObject({ name: z.string(), in: z.string(), required: z.boolean() });
const operation = z.looseObject({
  operationId: z.string(),
  summary: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(parameter),
  requestBody: z.optional(z.looseObject({ required: z.boolean() })),
  responses: z.record(z.string(), z.looseObject({ $ref: z.optional(z.string()) })),
});
const document = z
  .looseObject({
    paths: z.record(z.string(), z.record(z.string(), operation)),
    components: z.looseObject({ responses: z.record(z.string(), z.unknown()) }),
  })
  .parse(JSON.parse(JSON.stringify(openApiDocument())));

const routes = contracts.flatMap((contract) => Object.values<Route>(contract.routes));
const operationOf = ({ method, path }: Route) => {
  const found = document.paths[path]?.[method.toLowerCase()];
  if (!found) throw new Error(`The document does not know ${method} ${path}.`);
  return found;
};

test("every route is in it once, and nothing else is", () => {
  const keys = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(keys.toSorted()).toEqual(routes.map(routeKey).toSorted());
  const ids = routes.map((route) => operationOf(route).operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Object.keys(document.paths)).not.toContain(openApiPath);
});

/** The codes that a status is published with, wherever they are written. */
function codesOf(response: { readonly $ref?: string | undefined }): string {
  const name = response.$ref?.split("/").at(-1);
  return JSON.stringify(name === undefined ? response : document.components.responses[name]);
}

describe.each(routes.map((route) => [routeKey(route), route] as const))("%s", (_, route) => {
  test("says what it does, for whom, and under which refusals", () => {
    const { summary, security, responses } = operationOf(route);
    expect(summary).toBe(route.summary);
    expect(security).toEqual(route.roles.map((role) => ({ accessToken: [role] })));
    expect(responses).toHaveProperty(String(route.status ?? 200));
    const general = ["unauthenticated", "forbidden", "too-many-requests", "service-unavailable"] as const;
    for (const code of [...general, ...(route.errors ?? [])] satisfies ErrorCode[])
      expect(codesOf(responses[String(errorStatus[code])] ?? {})).toContain(`"${code}"`);
  });

  test("names what it takes: its parameters, its body, and a key where it changes something", () => {
    const { parameters, requestBody } = operationOf(route);
    const inPlace = (place: string) => parameters.filter((each) => each.in === place);
    const names = (place: string) => inPlace(place).map(({ name }) => name);
    expect(names("path")).toEqual(Object.keys(route.params?.shape ?? {}));
    expect(inPlace("path").every(({ required }) => required)).toBe(true);
    expect(names("query")).toEqual(Object.keys(route.query?.shape ?? {}));
    expect(names("header")).toEqual(isMutation(route) ? ["Idempotency-Key"] : []);
    expect(requestBody?.required).toBe(route.body ? true : undefined);
  });
});

const byKey = new Map(routes.map((route) => [routeKey(route), route]));

test.each([...routeRows])("the example of %s is what the route takes and answers", (key, example) => {
  const route = byKey.get(key);
  if (example.request !== undefined)
    expect(route?.body?.safeParse(example.request)).toMatchObject({ success: true });
  // Parsing drops what the contract does not name.
  if (example.answer !== undefined)
    expect(route && answerOf(route).safeParse(example.answer)).toEqual({
      success: true,
      data: example.answer,
    });
  expect(JSON.stringify(example)).not.toMatch(/localhost|127\.0\.0\.1|X-Amz-/);
});

test("every body and every kind of answer is shown by an example", () => {
  const shown = new Set(
    routes
      .filter((route) => routeRows.get(routeKey(route))?.answer !== undefined)
      .map(({ returns }) => returns),
  );
  expect(routes.filter(({ returns }) => !shown.has(returns)).map(routeKey)).toEqual([]);
  const without = routes.filter(
    (route) => route.body && routeRows.get(routeKey(route))?.request === undefined,
  );
  expect(without.map(routeKey)).toEqual([]);
});

test.each([...routeRows].filter(([, { request }]) => request !== undefined))(
  "a tool that knows no classes of Unicode takes the example of %s",
  (key, { request }) => {
    const body = byKey.get(key)?.body;
    if (!body) throw new Error(`${key} takes no body.`);
    const described = inputSchema(body);
    expect(JSON.stringify(described)).not.toMatch(/\\\\p\{|\(\?<?[=!]/);
    expect(fromJSONSchema(described).safeParse(request)).toMatchObject({ success: true });
  },
);

test("no pattern of the document needs classes of Unicode or a look around", () => {
  const patterns = [...JSON.stringify(openApiDocument()).matchAll(/"pattern":"((?:[^"\\]|\\.)*)"/g)];
  expect(patterns.length).toBeGreaterThan(20);
  expect(patterns.filter(([, pattern = ""]) => /\\\\p\{|\(\?<?[=!]/.test(pattern))).toEqual([]);
});

test("a key is described as the functions read it", () => {
  expect(JSON.stringify(openApiDocument())).toContain(JSON.stringify(idempotencyKeyPattern.source));
});
