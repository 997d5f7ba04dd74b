import { createHmac } from "node:crypto";
import { runInNewContext } from "node:vm";
import { describedProducts } from "@portal/shared/documentation/downloads.ts";
import { locales } from "@portal/shared/locales.ts";
import { signedWith } from "../../../data/examples/psp-pix-examples.ts";
import { productExamples } from "../openapi/openapi.ts";
import { productCollection, productEnvironment } from "./product-collection.ts";
import { productHttpRequests } from "./product-http.ts";
import { callsInOrder } from "./product-request.ts";
import { environmentSchema, flatCollectionSchema, parsedHttp, variablesIn } from "./read-back.ts";

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const collectionOf = (product: (typeof describedProducts)[number], locale: (typeof locales)[number] = "en") =>
  flatCollectionSchema.parse(plain(productCollection(product, locale)));
const environmentOf = (product: (typeof describedProducts)[number]) =>
  environmentSchema.parse(plain(productEnvironment(product)));

const each = describedProducts.flatMap((product) => locales.map((locale) => [product, locale] as const));

test.each(each)("the collection of %s in %s has every call of the product", (product, locale) => {
  const titles = callsInOrder(product).map(({ title }) => title[locale]);
  expect(collectionOf(product, locale).item.map(({ name }) => name)).toEqual(titles);
});

test.each(describedProducts)(
  "%s: what the calls use is in the environment or made before they are sent",
  (product) => {
    const collection = collectionOf(product);
    const { values } = environmentOf(product);
    const made = [...JSON.stringify(collection.event).matchAll(/pm\.variables\.set\(\\"(\w+)\\"/g)].map(
      ([, name]) => name,
    );
    const used = variablesIn(JSON.stringify(collection)).filter((name) => !name.startsWith("$"));
    const known = [...values.map(({ key }) => key), ...made];
    expect(used.filter((name) => !known.includes(name))).toEqual([]);
    expect(values.find(({ key }) => key === "base_url")?.value).toMatch(/^https?:\/\//);
  },
);

/** Stand for a secret in the examples that the pages show. */
const shownSecrets = [
  "WS_PASSWORD",
  "PIX_HMAC_SECRET",
  "PIX_CLIENT_SECRET",
  "PIX_API_KEY",
  btoa("WS_USER:WS_PASSWORD"),
  "b3BhcXVl",
];

test.each(each)("the files of %s in %s carry no secret", (product, locale) => {
  const files = [JSON.stringify(collectionOf(product, locale)), productHttpRequests(product, locale)];
  for (const secret of shownSecrets) for (const file of files) expect(file).not.toContain(secret);
  const { values } = environmentOf(product);
  expect(
    values.filter(({ key }) => /password|secret|token/.test(key)).map(({ type, value }) => [type, value]),
  ).toEqual(values.filter(({ type }) => type === "secret").map(() => ["secret", ""]));
});

/** Parameters that a page's example sends, and what a file sends in their place or besides. */
const sentNames = (address: string) => [...new URLSearchParams(address.split("?")[1] ?? "").keys()];

test.each(each)("the requests for %s in %s are those that the pages show", (product, locale) => {
  const calls = callsInOrder(product);
  const collection = collectionOf(product, locale).item;
  const http = parsedHttp(productHttpRequests(product, locale));
  expect(http).toHaveLength(calls.length);
  calls.forEach(({ id, method, path, parameters }, at) => {
    const [inPostman, inFile] = [collection[at]?.request, http[at]];
    const example = productExamples[product][id];
    const required = parameters
      .filter(({ in: place, need }) => place === "query" && need === "yes")
      .map(({ name }) => name);
    for (const address of [inPostman?.url.raw ?? "", inFile?.address ?? ""]) {
      expect(
        address
          .split("?")[0]
          ?.replace(/^\{\{base_url\}\}/, "")
          .replace(/\{\{.+?\}\}/g, "{}"),
      ).toBe(path.replace(/\{\w+\}/g, "{}"));
      expect(sentNames(address)).toEqual(expect.arrayContaining(required));
    }
    expect([inPostman?.method, inFile?.method]).toEqual([method, method]);
    const offered = inPostman?.url.query?.map(({ key }) => key) ?? [];
    expect(offered).toEqual(parameters.filter((one) => one.in === "query").map(({ name }) => name));
    for (const body of [inPostman?.body?.raw, inFile?.body]) {
      if (example?.body !== undefined) expect(JSON.parse(body ?? "")).toEqual(example.body);
      else expect([...new URLSearchParams(body ?? "").keys()]).toEqual(Object.keys(example?.form ?? {}));
    }
  });
});

const atNoon = Date.parse("2025-03-14T12:00:00");

/** Runs a script as Postman would; gives what it kept. */
function ran(lines: readonly string[], given: object): Record<string, string> {
  const kept: Record<string, string> = {};
  const set = (name: string, value: string) => void (kept[name] = value);
  class Clock extends Date {
    constructor(at: number = atNoon) {
      super(at);
    }
    static override now = () => atNoon;
  }
  const hmac = (text: string, key: string) => createHmac("sha256", key).update(text).digest();
  const crypto = {
    HmacSHA256: hmac,
    enc: { Base64: { stringify: (bytes: Buffer) => bytes.toString("base64") } },
  };
  const pm = {
    variables: { set, replaceIn: (text: string) => text },
    environment: { set, get: () => "" },
    test: () => undefined,
  };
  runInNewContext(lines.join("\n"), { pm: { ...pm, ...given }, require: () => crypto, Date: Clock });
  return kept;
}

test("Postman signs the bytes that it sends, as the page says", () => {
  const { event, item } = collectionOf("psp-fiserv");
  const { secret, apiKey } = signedWith;
  for (const { request } of item) {
    const path = `/${request.url.path.join("/")}`;
    const made = ran(event[0]?.script.exec ?? [], {
      request: { body: request.body && { raw: request.body.raw }, url: { getPath: () => path } },
      environment: { get: (name: string) => ({ apikey: apiKey, hmac_secret: secret })[name] },
    });
    const text = apiKey + String(atNoon) + (request.body?.raw ?? "") + path;
    expect(made).toEqual({
      timestamp: String(atNoon),
      signature: createHmac("sha256", secret).update(text).digest("base64"),
    });
    expect(request.header).toEqual(
      expect.arrayContaining([{ key: "x-hmac-signature", value: "{{signature}}" }]),
    );
  }
});

test("the list of a day keeps the keys of its first two transactions for the calls that ask for them", () => {
  const { event, item } = collectionOf("sitefex-ws-consulta");
  expect(ran(event[0]?.script.exec ?? [], {})).toEqual({ today: "20250314", yesterday: "20250313" });
  const line = { codSit: 125, dataTrn: "20250314", nsusitef: "140023", codLojaSiTef: "00000001" };
  const keptOf = (transacoes: readonly object[]) =>
    ran(item.find(({ name }) => name === "Query by date")?.event[0]?.script.exec ?? [], {
      response: { json: () => ({ transacoes }) },
    });
  const key = { codsit: "125", datatrn: "20250314", nsusitef: "140023", codlojasitef: "00000001" };
  expect(keptOf([])).toEqual({});
  expect(keptOf([line])).toEqual(key);
  const { second_nsusitef: second } = keptOf([line, { ...line, nsusitef: "140024" }]);
  expect(second).toBe("140024");
});

test.each(describedProducts)(
  "what the .http file of %s takes from an answer is answered by one of its requests",
  (product) => {
    const file = productHttpRequests(product, "pt");
    const names = new Set(parsedHttp(file).map(({ name }) => name));
    const taken = variablesIn(file).filter((name) => name.includes(".response."));
    expect(taken.length).toBeGreaterThan(0);
    expect(taken.filter((name) => !names.has(name.split(".")[0] ?? ""))).toEqual([]);
    const defined = [...file.matchAll(/^@(\w+) = /gm)].map(([, name]) => name);
    const others = variablesIn(file).filter((name) => !/^\$|\.response\./.test(name));
    expect(others.filter((name) => !defined.includes(name))).toEqual([]);
  },
);
