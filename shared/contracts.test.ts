import * as z from "zod/mini";
import { answersByRole, idempotencyKeyPattern, isMutation, type Route, routeKey } from "./contract.ts";
import { contracts } from "./contracts.ts";
import { errorStatus, isErrorCode } from "./errors.ts";

const routes = contracts.flatMap((contract) =>
  Object.entries<Route>(contract.routes).map(([name, route]) => ({ feature: contract.feature, name, route })),
);
const named = routes.map(({ feature, name, route }) => [`${feature}.${name}`, route] as const);

test("every feature has one contract, and no two routes answer the same request", () => {
  const features = contracts.map(({ feature }) => feature);
  expect(new Set(features).size).toBe(features.length);
  const shapes = routes.map(({ route }) => routeKey(route).replace(/\{\w+\}/g, "{}"));
  expect(new Set(shapes).size).toBe(shapes.length);
});

/** Every name that an answer has, in order. */
const namesIn = (schema: z.ZodMiniType): string[] =>
  [...JSON.stringify(z.toJSONSchema(schema)).matchAll(/"(\w+)":\{/g)].map(([, name = ""]) => name);

describe.each(named)("%s", (_name, route) => {
  test("names every parameter of its path, and no other", () => {
    const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
    expect(Object.keys(route.params?.shape ?? {})).toEqual(inPath);
  });

  test("says in one English sentence what it does, for somebody in particular", () => {
    expect(route.summary).toMatch(/^[A-Z].+\.$/);
    expect(route.roles.length).toBeGreaterThan(0);
    for (const code of route.errors ?? []) expect(isErrorCode(code)).toBe(true);
  });

  test("takes no field that it does not name", () => {
    for (const schema of [route.params, route.query, route.body]) {
      const parsed = schema?.safeParse({ "no-such-field": 1 });
      const codes = parsed?.error?.issues.map(({ code }) => code) ?? ["unrecognized_keys"];
      expect(codes).toContain("unrecognized_keys");
    }
  });

  test("answers by role only where both may call it, and then not the same", () => {
    const byRole = answersByRole(route);
    if (!byRole) return;
    expect([...route.roles].toSorted()).toEqual(["client", "support"]);
    expect(namesIn(byRole.support)).toEqual(expect.arrayContaining(namesIn(byRole.client)));
    expect(namesIn(byRole.support).length).toBeGreaterThan(namesIn(byRole.client).length);
  });

  test("reads without a body", () => {
    if (!isMutation(route)) expect(route.body).toBeUndefined();
  });
});

test("every refusal has a status of its kind", () => {
  for (const status of Object.values(errorStatus))
    expect([400, 401, 403, 404, 409, 413, 422, 429, 500, 503]).toContain(status);
});

test("a UUID is an idempotency key", () => {
  expect("3f0c1c9e-5d1f-4a80-9d61-0c3f8a3a9e52").toMatch(idempotencyKeyPattern);
});
