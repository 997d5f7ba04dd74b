import { locales } from "@portal/shared/locales.ts";
import { carriedValues } from "../../../data/e-sitef/carried-values.ts";
import { downloadStories } from "../../../data/e-sitef/download-stories.data.ts";
import { operationPages } from "../../../data/e-sitef/operation-pages.ts";
import { downloadStoryIds } from "../../../data/e-sitef/operations/download-story.ts";
import type { HttpExample } from "../../../data/examples/request-code/http-example.ts";
import { sent } from "../../../data/stories/stories.ts";
import { httpRequests } from "./http-file.ts";
import { postmanCollection, postmanEnvironment } from "./postman-collection.ts";
import { collectionSchema, environmentSchema, parsedHttp, variablesIn } from "./read-back.ts";

const collectionIn = (locale: (typeof locales)[number]) =>
  collectionSchema.parse(JSON.parse(JSON.stringify(postmanCollection(locale))));
const collection = collectionIn("en");
const calls = collection.item.flatMap(({ item }) => item);
const environment = environmentSchema.parse(JSON.parse(JSON.stringify(postmanEnvironment())));
const told = downloadStoryIds.flatMap((id) => downloadStories[id]);

test.each(locales)(
  "the collection in %s is one that Postman's published schema takes, with every call",
  (locale) => {
    const { item, info } = collectionIn(locale);
    const names = new Set(item.flatMap((story) => story.item.map(({ name }) => name)));
    expect([...names].sort()).toEqual(operationPages.map(({ title }) => title[locale]).sort());
    expect(info.name).not.toBe("");
    expect(new Set(item.map(({ name }) => name)).size).toBe(downloadStoryIds.length);
  },
);

test("what is sent is the same in each language", () => {
  const without = (locale: (typeof locales)[number]) =>
    collectionIn(locale).item.map((story) =>
      story.item.map(({ event, request: { method, header, body, url } }) => ({
        event,
        method,
        header,
        body,
        url,
      })),
    );
  const file = (locale: (typeof locales)[number]) =>
    parsedHttp(httpRequests(locale)).map((request) => ({ ...request, title: "" }));
  for (const locale of locales) {
    expect(without(locale)).toEqual(without("en"));
    expect(file(locale)).toEqual(file("en"));
  }
});

/** What the documentation's example has in the place of each variable. */
function valuesOf(example: HttpExample): Record<string, string> {
  const texts = JSON.stringify([example.url, example.body]);
  const identifiers = [
    ...texts.matchAll(/[0-9a-f]{64}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[A-Za-z0-9+]{80,}=*/g),
  ].map(([found]) => found);
  const identifier = identifiers[0] ?? /"esitef_usn":"(\d+)"/.exec(texts)?.[1] ?? "";
  return {
    base_url: /^.+?(?=\/v\d\/)/.exec(example.url)?.[0] ?? "",
    merchant_id: "LOJADEMO",
    merchant_key: "MERCHANT_KEY",
    new_merchant_id: "LIVRARIA01",
    today: "14/03/2025",
    next_month: "05/04/2025",
    signature: "SIGNATURE",
    ...Object.fromEntries(Object.keys(carriedValues).map((name) => [name, identifier])),
  };
}

const filledIn = (text: string, values: Record<string, string>): string =>
  text.replace(/\{\{([^{}]+)\}\}/g, (_, name: string) => values[name] ?? `<${name}>`);

/** What a page shows as headers, with the key that a call has where it is not signed. */
const headersOf = ({ headers }: HttpExample, isSigned: boolean): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ merchant_key: "MERCHANT_KEY", ...headers })
      .filter(([name, value]) => name !== "Authorization" || isSigned || !value.includes("SIGNATURE"))
      .map(([name, value]) => [name, name === "idempotency_key" ? "<$guid>" : value]),
  );

test.each(told.map(({ chapter }, at) => [at, chapter] as const))(
  "Postman sends call %s, %s, as it is printed and run",
  (at, chapter) => {
    const example = sent(chapter);
    const shown = calls[at]?.request;
    if (!shown) throw new Error(`${chapter} is missing.`);
    const values = valuesOf(example);
    const inPath = new Map(shown.url.variable?.map(({ key, value }) => [`:${key}`, value]));
    const [base = "", ...path] = shown.url.raw.split(/(?=[/?])/);
    const address = [base, ...path.map((part) => part.replace(/:\w+/, (name) => inPath.get(name) ?? name))];
    expect(decodeURIComponent(filledIn(address.join(""), values))).toBe(decodeURIComponent(example.url));
    expect(shown.url.raw.split("?")[0]).toBe(`${shown.url.host.join("")}/${shown.url.path.join("/")}`);
    expect(shown.method).toBe(example.method);
    expect(shown.body && JSON.parse(filledIn(shown.body.raw, values))).toEqual(example.body);
    const headers = Object.fromEntries(shown.header.map(({ key, value }) => [key, filledIn(value, values)]));
    expect(headers).toEqual(headersOf(example, true));
  },
);

test("every variable of the collection is in its environment or made before a call, and the keys are secrets", () => {
  const made = [...JSON.stringify(collection.event).matchAll(/pm\.variables\.set\(\\"(\w+)\\"/g)].map(
    ([, name]) => name,
  );
  const known = [...environment.values.map(({ key }) => key), ...made];
  const used = variablesIn(JSON.stringify(collection)).filter((name) => !name.startsWith("$"));
  expect(used.filter((name) => !known.includes(name))).toEqual([]);
  const secrets = environment.values.filter(({ type }) => type === "secret");
  expect(secrets.map(({ key, value }) => [key, value])).toEqual([
    ["merchant_key", ""],
    ["private_key", ""],
  ]);
  expect(environment.values.map(({ key }) => key).filter((key) => !used.includes(key))).toEqual([
    "private_key",
  ]);
});

test.each(locales)("the .http file in %s has every call as it is printed and run, unsigned", (locale) => {
  const requests = parsedHttp(httpRequests(locale));
  expect(requests).toHaveLength(told.length);
  expect(new Set(requests.map(({ name }) => name)).size).toBe(requests.length);
  requests.forEach((request, at) => {
    const example = sent(told[at]?.chapter ?? "");
    const values = valuesOf(example);
    const inPlace = (text: string) =>
      filledIn(text.replace(/\{\{(\w+)\.response\.body\.\$\.[\w.]+\}\}/g, "{{payment_nit}}"), values);
    expect(request.method).toBe(example.method);
    expect(decodeURIComponent(inPlace(request.address))).toBe(decodeURIComponent(example.url));
    expect(request.body === undefined ? undefined : JSON.parse(inPlace(request.body))).toEqual(example.body);
    const headers = Object.entries(request.headers).map(([name, value]) => [name, inPlace(value)]);
    expect(Object.fromEntries(headers)).toEqual(headersOf(example, false));
  });
});

test("what the .http file takes from an answer is answered by an earlier request, or asked of its reader", () => {
  const file = httpRequests("pt");
  const before = new Set<string>();
  const defined = [...file.matchAll(/^@(\w+) = /gm)].map(([, name]) => name);
  for (const request of parsedHttp(file)) {
    for (const name of variablesIn(JSON.stringify(request))) {
      const [call = "", , inAnswer] = name.split(".");
      if (inAnswer !== undefined) expect(before).toContain(call);
      else if (!name.startsWith("$")) expect([...defined, ...request.prompts]).toContain(name);
    }
    before.add(request.name);
  }
});
