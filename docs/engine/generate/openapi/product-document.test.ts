import { type DescribedProduct, describedProducts } from "@portal/shared/documentation/downloads.ts";
import type { JsonSchema } from "@portal/shared/esitef/openapi/json-schema.ts";
import { locales } from "@portal/shared/locales.ts";
import { site } from "@portal/shared/site.ts";
import { fromJSONSchema } from "zod";
import * as z from "zod/mini";
import { pspPixExamples } from "../../../data/examples/psp-pix-examples.ts";
import { wsConsultaCalls, wsConsultaExamples } from "../../../data/examples/ws-consulta-examples.ts";
import { callsOf } from "../../../data/product-api/described.ts";
import { productApis } from "../../../data/product-apis.ts";
import { openApiOf } from "./openapi.ts";
import { validate, validateAgain } from "./validators.ts";

const each = describedProducts.flatMap((product) => locales.map((locale) => [product, locale] as const));

test.each(each)("the document of %s in %s is valid OpenAPI 3.1 to both tools", (product, locale) => {
  const document = openApiOf(product, locale);
  expect(validate(JSON.stringify(document))).toMatchObject({ valid: true });
  expect(() => validateAgain(document)).not.toThrow();
});

test.each(describedProducts)("the document of %s is written in each language, all of it", (product) => {
  const texts = locales.map((locale) => openApiOf(product, locale));
  for (const part of [
    ({ info }: (typeof texts)[0]) => info.description,
    ({ paths }: (typeof texts)[0]) => JSON.stringify(paths),
    ({ components }: (typeof texts)[0]) => JSON.stringify(components.schemas),
    ({ components }: (typeof texts)[0]) => JSON.stringify(components.securitySchemes),
  ]) {
    expect(new Set(texts.map(part)).size).toBe(locales.length);
  }
});

test.each(describedProducts)(
  "%s: every call is in it under its own path, with the fact that it comes from",
  (product) => {
    const { paths } = openApiOf(product, "en");
    const calls = callsOf(productApis[product]);
    expect(Object.values(paths).flatMap((methods) => Object.keys(methods))).toHaveLength(calls.length);
    for (const { path, method, fact, title } of calls)
      expect(paths[path]?.[method.toLowerCase()]).toMatchObject({ summary: title.en, "x-fact": fact });
  },
);

test("every call of the PSP comes after its gateway, and the merchant's consent names the fee", () => {
  const { paths, components } = openApiOf("psp-fiserv", "en");
  expect(Object.keys(paths).filter((path) => !path.startsWith("/gateway/"))).toEqual([]);
  const consent = components.schemas["OptInRequest"];
  expect(consent?.required).toEqual(["document", "tradeName", "pixFee", "contact"]);
  expect(consent?.properties?.["pixFee"]).toMatchObject({ type: "object" });
  expect(Object.keys(consent?.properties?.["pixFee"]?.properties ?? {})).toEqual([
    "amount",
    "percentage",
    "min",
    "max",
  ]);
  expect(consent?.properties?.["pixFee"]?.required).toBeUndefined();
});

test("what no public page says is not said: status, members and form of JSON", () => {
  const { paths, components } = openApiOf("psp-fiserv", "en");
  const cashOut = paths["/gateway/v2/apm/pix/cashout"];
  expect(Object.keys(cashOut?.["get"]?.responses ?? {})).toEqual(["2XX", "default"]);
  expect(JSON.stringify(cashOut?.["get"]?.responses["2XX"])).not.toContain("schema");
  expect(components.schemas["CashoutCreateRequest"]?.properties?.["amount"]).toMatchObject({
    type: ["string", "number"],
  });
  expect(JSON.stringify(paths)).not.toMatch(/charge|refund/i);
});

test("what was completed by us is marked: a path, and a name, that were only printed translated", () => {
  const { paths } = openApiOf("sitefex-ws-consulta", "en");
  expect(paths["/transacoes/busca"]?.["get"]).not.toHaveProperty("x-in-sandbox");
  const byBin = paths["/transacoes/buscabin"]?.["get"];
  expect(byBin).toMatchObject({ "x-in-sandbox": ["path"] });
  const marked = byBin?.parameters.filter((parameter) => parameter["x-in-sandbox"]);
  expect(marked?.map(({ name }) => name)).toEqual(["operador", "codigo_cliente"]);
});

const examples = Object.entries({
  "sitefex-ws-consulta": wsConsultaExamples,
  "psp-fiserv": pspPixExamples,
} satisfies Record<DescribedProduct, object>).flatMap(([product, calls]) =>
  Object.entries(calls).map(([id, example]) => ({
    product: z.enum(describedProducts).parse(product),
    id,
    example,
  })),
);

/** Without room for members that the document does not have, however deep. */
const closed = (schema: JsonSchema | object): object => {
  const { properties = {}, items }: Partial<JsonSchema> = schema;
  const members = Object.entries(properties).map(([name, member]) => [name, closed(member)] as const);
  return {
    ...schema,
    ...(members.length > 0 && { properties: Object.fromEntries(members), additionalProperties: false }),
    ...(items && { items: closed(items) }),
  };
};

const referred = z.object({
  content: z.record(z.string(), z.object({ schema: z.object({ $ref: z.string() }) })),
});

test.each(examples)(
  "the example of $id of $product is what its schemas describe",
  ({ product, id, example }) => {
    const { paths, components } = openApiOf(product, "en");
    const schemas: Record<string, object> = components.schemas;
    const call = Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .find((operation) => operation["x-fact"].endsWith(`.${id}`));
    const accepts = (part: unknown, value: unknown) => {
      const [media] = Object.values(referred.parse(part).content);
      const schema = schemas[media?.schema.$ref.split("/").at(-1) ?? ""];
      return fromJSONSchema({ ...closed(schema ?? {}) }).safeParse(value).success;
    };
    const sent = example.form ?? example.body;
    if (sent !== undefined) {
      const body: unknown = Reflect.get(Object(call), "requestBody");
      expect(accepts(body, sent)).toBe(true);
      expect(accepts(body, { ...Object(sent), surplus: "1" })).toBe(false);
    }
    const [, answer] = Object.entries(call?.responses ?? {}).find(([status]) => status.startsWith("2")) ?? [];
    if (example.response !== undefined) expect(accepts(answer, example.response)).toBe(true);
  },
);

test.each(
  Object.entries(wsConsultaCalls).flatMap(([id, { others }]) => others.map((other) => ({ id, ...other }))),
)(
  "what the sandbox answers to $id with $name=$value is what its schemas describe",
  ({ id, status, response }) => {
    const { paths, components } = openApiOf("sitefex-ws-consulta", "en");
    const schemas: Record<string, object> = components.schemas;
    const call = Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .find((operation) => operation["x-fact"].endsWith(`.${id}`));
    const responses: Readonly<Record<string, unknown>> = call?.responses ?? {};
    const [media] = Object.values(referred.parse(responses[String(status)] ?? responses["2XX"]).content);
    const schema = schemas[media?.schema.$ref.split("/").at(-1) ?? ""] ?? {};
    expect(fromJSONSchema({ ...closed(schema) }).safeParse(response).error).toBeUndefined();
  },
);

test("its calls are sent to the sandbox first, whose own answers are marked", () => {
  const { servers, paths } = openApiOf("sitefex-ws-consulta", "en");
  expect(servers[0]).toMatchObject({ url: `${site.url}/sandbox/sitefex-ws-consulta` });
  expect(paths["/estorno/busca"]?.["get"]).toMatchObject({ "x-in-sandbox": ["path", "answer"] });
  expect(openApiOf("psp-fiserv", "en").servers).toHaveLength(1);
});

test.each(examples)(
  "the document shows how $product is asked by $id, and what it answers",
  ({ product, id, example }) => {
    const { paths } = openApiOf(product, "en");
    const call = callsOf(productApis[product]).find((one) => one.id === id);
    const text = JSON.stringify(paths[call?.path ?? ""]?.[call?.method.toLowerCase() ?? ""]);
    const { body, form, response } = example;
    const sent = form ?? body;
    if (text.includes('"requestBody"'))
      expect(text.includes('"application/x-www-form-urlencoded"')).toBe(call?.form === true);
    if (sent !== undefined && text.includes('"requestBody"'))
      expect(text).toContain(`"example":${JSON.stringify(sent)}`);
    if (response !== undefined && typeof call?.answer !== "string")
      expect(text).toContain(`"example":${JSON.stringify(response)}`);
  },
);
