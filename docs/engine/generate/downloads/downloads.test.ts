import { runInNewContext } from "node:vm";
import { locales } from "../../../../shared/locales.ts";
import { carriedValues } from "../../../data/e-sitef/carried-values.ts";
import { operationExamples } from "../../../data/e-sitef/operation-examples.ts";
import { operationPages } from "../../../data/e-sitef/operation-pages.ts";
import { httpRequests } from "./http-file.ts";
import { postmanCollection, postmanEnvironment } from "./postman-collection.ts";
import { collectionSchema, environmentSchema, parsedHttp, variablesIn } from "./read-back.ts";

const collection = collectionSchema.parse(JSON.parse(JSON.stringify(postmanCollection("en"))));
const calls = collection.item.flatMap(({ item }) => item);
const environment = environmentSchema.parse(JSON.parse(JSON.stringify(postmanEnvironment())));

test.each(locales)("the collection in %s is one that Postman's published schema takes", (locale) => {
  const { item, info } = collectionSchema.parse(JSON.parse(JSON.stringify(postmanCollection(locale))));
  expect(item.flatMap((group) => group.item.map(({ name }) => name)).sort()).toEqual(
    operationPages.map(({ title }) => title[locale]).sort(),
  );
  expect(info.name).not.toBe("");
});

/** What the documentation's example has in the place of each variable. */
function valuesOf(example: (typeof operationExamples)[string]): Record<string, string> {
  const texts = JSON.stringify([example?.url, example?.body]);
  const identifiers = [
    ...texts.matchAll(/[0-9a-f]{64}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[A-Za-z0-9+]{80,}=*/g),
  ].map(([found]) => found);
  const identifier = identifiers[0] ?? /"esitef_usn":"(\d+)"/.exec(texts)?.[1] ?? "";
  return {
    base_url: /^.+?(?=\/v\d\/)/.exec(example?.url ?? "")?.[0] ?? "",
    merchant_id: "LOJADEMO",
    merchant_key: "MERCHANT_KEY",
    ...Object.fromEntries(Object.keys(carriedValues).map((name) => [name, identifier])),
  };
}

const filledIn = (text: string, values: Record<string, string>): string =>
  text.replace(/\{\{([^{}]+)\}\}/g, (_, name: string) => values[name] ?? `<${name}>`);

test.each(operationPages.map((page) => [page.example, page] as const))(
  "Postman sends %s as its page shows it",
  (id, page) => {
    const example = operationExamples[id];
    const shown = calls.find(({ name }) => name === page.title.en)?.request;
    if (!shown || !example) throw new Error(`${id} is missing.`);
    const values = valuesOf(example);
    const address = filledIn(shown.url.raw, values);
    expect(decodeURIComponent(address)).toBe(decodeURIComponent(example.url));
    const parts = `${shown.url.host.join("")}/${shown.url.path.join("/")}`;
    expect(shown.url.raw.split("?")[0]).toBe(parts);
    expect(shown.method).toBe(example.method);
    const body = shown.body && JSON.parse(filledIn(shown.body.raw, values));
    expect(body).toEqual(example.body);
    const headers = Object.fromEntries(shown.header.map(({ key, value }) => [key, filledIn(value, values)]));
    const signed: Record<string, string> = { ...example.headers };
    if (signed.Authorization === "Bearer SIGNATURE") delete signed.Authorization;
    if (signed.idempotency_key) signed.idempotency_key = "<$guid>";
    expect(headers).toEqual(signed);
  },
);

test("every variable of the collection is in its environment, and the key is a secret there", () => {
  const known = environment.values.map(({ key }) => key);
  const used = variablesIn(JSON.stringify(collection)).filter((name) => !name.startsWith("$"));
  expect(used.filter((name) => !known.includes(name))).toEqual([]);
  expect(environment.values.filter(({ type }) => type === "secret").map(({ key }) => key)).toEqual([
    "merchant_key",
  ]);
  expect(environment.values.find(({ key }) => key === "merchant_key")?.value).toBe("");
});

/** Runs a call's script as Postman would, over the answer of its page; gives what it kept. */
function keptBy(name: string): Record<string, string> {
  const found = calls.find((each) => each.name === name);
  const shown = found?.response[0];
  const kept: Record<string, string> = {};
  const pm = {
    test: (_title: string, check: () => void) => check(),
    response: {
      json: () => JSON.parse(shown?.body ?? "{}"),
      to: { have: { status: (status: number) => expect(status).toBe(shown?.code) } },
    },
    environment: { set: (key: string, value: string) => void (kept[key] = value) },
  };
  runInNewContext(found?.event[0]?.script.exec.join("\n") ?? "", { pm });
  return kept;
}

test("the answer of one call fills in the next one", () => {
  const titleOf = (id: string) => operationPages.find(({ example }) => example === id)?.title.en ?? "";
  for (const [name, { givenBy }] of Object.entries(carriedValues)) {
    // The page's creation of an unsigned cancellation answers no NIT: that goes to the store's own address.
    if (givenBy === "cancel-begin") continue;
    expect(Object.keys(keptBy(titleOf(givenBy)))).toContain(name);
  }
});

test.each(locales)("the .http file in %s has every call as its page shows it", (locale) => {
  const requests = parsedHttp(httpRequests(locale));
  expect(requests).toHaveLength(operationPages.length);
  expect(new Set(requests.map(({ name }) => name)).size).toBe(requests.length);
  requests.forEach((sent, at) => {
    const example = operationExamples[operationPages[at]?.example ?? ""];
    if (!example) throw new Error(`${sent.name} is no call.`);
    const values = valuesOf(example);
    const inPlace = (text: string) =>
      filledIn(text.replace(/\{\{(\w+)\.response\.body\.\$\.[\w.]+\}\}/g, "{{payment_nit}}"), values);
    expect(sent.method).toBe(example.method);
    expect(decodeURIComponent(inPlace(sent.address))).toBe(decodeURIComponent(example.url));
    expect(sent.body === undefined ? undefined : JSON.parse(inPlace(sent.body))).toEqual(example.body);
    expect(Object.keys(sent.headers)).toEqual(
      Object.keys(example.headers).filter(
        (name) => name !== "Authorization" || !example.headers[name]?.includes("SIGNATURE"),
      ),
    );
  });
});

test("what the .http file takes from an earlier answer is answered by a request of the file", () => {
  const file = httpRequests("pt");
  const names = new Set(parsedHttp(file).map(({ name }) => name));
  const taken = variablesIn(file).filter((name) => name.includes(".response."));
  expect(taken.length).toBeGreaterThan(10);
  expect(taken.filter((name) => !names.has(name.split(".")[0] ?? ""))).toEqual([]);
});
