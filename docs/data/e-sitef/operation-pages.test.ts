import { changesOf } from "@portal/shared/esitef/changes.ts";
import { httpStatuses } from "@portal/shared/esitef/words/http-statuses.data.ts";
import { responseCodes } from "@portal/shared/esitef/words/response-codes.data.ts";
import { locales } from "@portal/shared/locales.ts";
import { type CallPage, callExamples, callPages } from "../call-pages.ts";
import { operationExamples } from "./operation-examples.ts";
import { operationPages } from "./operation-pages.ts";

/** `{card: {number}}` is `card.number`, a list is `payments[].amount`. */
function names(value: unknown, path = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => names(item, `${path}[]`));
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([key, item]) => names(item, path ? `${path}.${key}` : key));
}

/** Values of the fields whose dotted name matches. */
function named(value: unknown, pattern: RegExp, path = ""): unknown[] {
  if (typeof value !== "object" || value === null) return pattern.test(path) ? [value] : [];
  return Object.entries(value).flatMap(([key, item]) => named(item, pattern, path ? `${path}.${key}` : key));
}

/** A described object or list covers what is inside it. */
const covers = (described: readonly string[], name: string) =>
  described.some((each) => name === each || name.startsWith(`${each}.`) || name.startsWith(`${each}[`));

/** Top-up stands beside the interface of payments, and the 3DS Server has a host of its own. */
const bases: Readonly<Record<string, string>> = { recharge: "/e-sitef", "3ds": "/3ds-server" };
const pathPattern = ({ group, path }: CallPage) =>
  new RegExp(
    `^${bases[group] ?? "/e-sitef/api"}${path
      .replace(/\{(?:nit|sid|seid)\}/, "[0-9a-f]{64}")
      .replace("{resource}", "[a-z]+")
      .replace("{token}", "[A-Za-z0-9=]{88}")
      .replace("{id}", "[A-Z0-9]{1,15}")
      .replace("{trans_id}", "[0-9a-f-]{36}")}$`,
  );

test("no two operations share an id or a page", () => {
  for (const key of ["example", "page"] as const) {
    expect(new Set(operationPages.map((each) => each[key])).size).toBe(operationPages.length);
  }
});

test("every operation has an example and no example is left over", () => {
  expect(Object.keys(operationExamples).toSorted()).toEqual(
    operationPages.map(({ example }) => example).toSorted(),
  );
});

describe.each(callPages.map((each) => [each.example, each] as const))("%s", (id, operation) => {
  const example = callExamples[id];
  const body = operation.parameters.filter((each) => each.in === "body");

  test("is called in its example as it is described", () => {
    const url = new URL(example?.url ?? "");
    expect(example?.method).toBe(operation.method);
    expect(url.pathname).toMatch(pathPattern(operation));
    const query = operation.parameters.filter((each) => each.in === "query").map(({ name }) => name);
    for (const name of url.searchParams.keys()) expect(query).toContain(name);
  });

  test("describes every field that its example sends", () => {
    const described = body.map(({ name }) => name);
    const sent = example?.body === undefined ? [] : names(example.body);
    expect(sent.filter((name) => !covers(described, name))).toEqual([]);
  });

  test("sends in its example whatever is always required", () => {
    const sent = example?.body === undefined ? [] : names(example.body);
    const missing = body.filter(({ name, need }) => need === "yes" && !sent.includes(name));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  test("sends in its example the headers that it always asks for", () => {
    const asked = operation.parameters.filter((each) => each.in === "header" && each.need === "yes");
    for (const { name } of asked) expect(example?.headers).toHaveProperty(name);
  });

  test("describes every field that its example answers", () => {
    const described = operation.answer.map(({ name }) => name);
    const answered = example?.response === undefined ? [] : names(example.response);
    expect(answered.filter((name) => !covers(described, name))).toEqual([]);
  });

  test("describes each parameter once, and names each parameter of its path", () => {
    const described = operation.parameters.map(({ name, in: where }) => `${where} ${name}`);
    expect(new Set(described).size).toBe(described.length);
    for (const [, name] of operation.path.matchAll(/\{(\w+)\}/g)) expect(described).toContain(`path ${name}`);
  });

  test("answers only HTTP statuses that are explained, the example's among them", () => {
    const known = httpStatuses.map(({ code }) => Number(code));
    for (const status of operation.statuses) expect(known).toContain(status);
    expect(operation.statuses).toContain(example?.status);
  });

  test("names only codes and statuses that are explained, its own example's among them", () => {
    const known = responseCodes.map(({ code }) => code);
    for (const code of operation.codes) expect(known).toContain(code);
    const answered = named(example?.response, /^(?:response_)?code$|\.esitef\.code$/);
    for (const code of answered) expect(operation.codes).toContain(String(code));
    const reached = operation.outcomes.map(({ code }) => code);
    for (const status of named(example?.response, /\.status$/)) expect(reached).toContain(status);
  });

  test("speaks of a missing NIT only where the address asks for one", () => {
    const asked = operation.parameters.filter((each) => each.in === "path" || each.in === "query");
    if (operation.codes.includes("1")) expect(asked.map(({ name }) => name)).toContain("nit");
  });

  test("tells of a status wherever its answer has one", () => {
    // The address of a status notification has the same name, and is no status.
    const told = operation.answer.some(
      ({ name, shape }) => /(?:^|\.)status$/.test(name) && shape.type !== "AN",
    );
    const isShown = named(example?.response, /(?:^|\.)status$/).length > 0;
    expect(operation.outcomes.length > 0).toBe(told || isShown);
  });

  test("speaks three languages", () => {
    for (const { meaning } of [...operation.parameters, ...operation.answer]) {
      if (meaning.pt.split(" ").length > 6) {
        expect(new Set(locales.map((locale) => meaning[locale])).size).toBe(3);
      }
    }
  });
});

test("what the machine says that a call makes of its transaction is told on its page", () => {
  const own: Readonly<Record<string, string>> = { "pre-authorization": "preauthorization" };
  for (const { id, group, outcomes, answer, page } of operationPages) {
    const made = changesOf(id).filter(({ kind }) => kind === (own[group] ?? group));
    // A top-up that was only created answers no status.
    const isTold = answer.some(({ name }) => /(?:^|\.)status$/.test(name));
    const told = outcomes.map(({ code }) => code);
    if (isTold) for (const { to } of made) expect([page, told]).toEqual([page, expect.arrayContaining([to])]);
  }
});
