import { callbackIds, callbacks } from "@portal/shared/esitef/callbacks.data.ts";
import { restOperations } from "@portal/shared/esitef/described.ts";
import { objectSchema } from "@portal/shared/esitef/openapi/json-schema.ts";
import { locales } from "@portal/shared/locales.ts";
import { openApiDocument as portalDocument } from "@portal/shared/openapi/document.ts";
import { site } from "@portal/shared/site.ts";
import { fromJSONSchema } from "zod";
import * as z from "zod/mini";
import { openApiDocument } from "./openapi.ts";
import { validate, validateAgain } from "./validators.ts";

const document = openApiDocument("en");

test.each(locales)("the OpenAPI document in %s is valid OpenAPI 3.1", (locale) => {
  expect(validate(JSON.stringify(openApiDocument(locale)))).toMatchObject({ valid: true });
});

test.each(locales)("a second, independent tool finds nothing wrong with it in %s", (locale) => {
  expect(() => validateAgain(openApiDocument(locale))).not.toThrow();
});

test("so is the portal's own, of its contracts", () => {
  expect(validate(JSON.stringify(portalDocument()))).toMatchObject({ valid: true });
});

test("the document is written in each language", () => {
  const texts = locales.map((locale) => openApiDocument(locale));
  for (const part of [
    ({ info }: typeof document) => info.description,
    ({ paths }: typeof document) => JSON.stringify(paths["/v1/cancellations"]),
    ({ components }: typeof document) => JSON.stringify(components.schemas),
  ]) {
    expect(new Set(texts.map(part)).size).toBe(locales.length);
  }
});

test("its webhooks are the forms that the sandbox posts, field by field", () => {
  const posted = Object.entries(document.webhooks).map(([id, { post }]) => [
    id,
    Object.keys(post.requestBody.content["application/x-www-form-urlencoded"].schema.properties ?? {}),
  ]);
  expect(posted).toEqual(callbackIds.map((id) => [id, Object.keys(callbacks[id].fields)]));
});

test("it names the sandbox and both hosts, every way of signing in, and a page of the site for each call", () => {
  expect(document.servers).toMatchObject([
    { url: `${site.url}/sandbox/e-sitef/api` },
    { variables: { host: { enum: [site.testHost, site.productionHost] } } },
  ]);
  expect(Object.keys(document.components.securitySchemes)).toEqual([
    "merchantId",
    "merchantKey",
    "signature",
  ]);
  expect(document.paths["/v1/cancellations"]?.post).toMatchObject({
    security: [{ merchantId: [] }, { signature: [] }],
    externalDocs: { url: `${site.url}/en/docs/e-sitef/cancelamento-rest-begin` },
  });
  expect(JSON.stringify(document)).not.toContain('"name":"Authorization"');
});

const media = z.looseObject({
  examples: z.optional(z.record(z.string(), z.object({ value: z.optional(z.json()) }))),
  schema: z.unknown(),
});
const withContent = z.object({ content: z.optional(z.object({ "application/json": media })) });
const call = z.object({ requestBody: z.optional(withContent), responses: z.record(z.string(), withContent) });
const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => [`${method} ${path}`, call.parse(operation)] as const),
);

/** What the schema under this name says of a value; an example's own name is that of its operation. */
function accepts(example: string, part: "Request" | "Answer", value: unknown): boolean {
  const schemas: Record<string, object> = document.components.schemas;
  const schema = schemas[example.charAt(0).toUpperCase() + example.slice(1) + part];
  if (!schema) throw new Error(`There is no schema for the example "${example}".`);
  return fromJSONSchema({ ...schema, additionalProperties: false }).safeParse(value).success;
}

/** Of one call, or what any call of them is refused with. */
const isRefused = (name: string) => name === "refused" || /-(?:declined|invalid)$/.test(name);

/** Whether one of the schemas of an answer describes the value. */
function acceptsOne(schema: unknown, value: unknown): boolean {
  const reference = z.object({ $ref: z.string() });
  const { anyOf } = z
    .union([
      z.object({ anyOf: z.array(reference) }),
      z.pipe(
        reference,
        z.transform((only) => ({ anyOf: [only] })),
      ),
    ])
    .parse(schema);
  const schemas: Record<string, object> = document.components.schemas;
  return anyOf.some(({ $ref }) => {
    const named = schemas[$ref.split("/").at(-1) ?? ""];
    return fromJSONSchema({ ...named, additionalProperties: false }).safeParse(value).success;
  });
}

test.each(calls)("the examples of %s are what its schemas describe", (_, { requestBody, responses }) => {
  const sent = Object.entries(requestBody?.content?.["application/json"].examples ?? {});
  for (const [name, { value }] of sent) expect([name, accepts(name, "Request", value)]).toEqual([name, true]);
  const answers = Object.values(responses).flatMap(({ content }) =>
    Object.entries(content?.["application/json"].examples ?? {}),
  );
  expect(answers.length).toBeGreaterThan(0);
  for (const [name, { value }] of answers.filter(([each]) => !isRefused(each)))
    expect([name, accepts(name, "Answer", value)]).toEqual([name, true]);
  for (const [status, { content }] of Object.entries(responses)) {
    const { examples = {}, schema } = content?.["application/json"] ?? {};
    for (const [name, { value }] of Object.entries(examples).filter(([each]) => isRefused(each)))
      expect([name, status, acceptsOne(schema, value)]).toEqual([name, status, true]);
  }
});

const text = z.string().check(z.minLength(1));
/** Families of the interface say the same under names of their own. */
const refusalForms = z.union([
  z.looseObject({ code: text, message: text }),
  z.looseObject({ response_code: z.union([text, z.number()]), response_message: text }),
  z.object({ error: z.looseObject({ code: text, detail: text }) }),
  z.record(z.string(), z.looseObject({ esitef: z.looseObject({ code: text, message: text }) })),
]);

test("every call is shown refused, with the code and the message of its refusal", () => {
  const unshown = calls.flatMap(([name, { responses }]) => {
    const refused = Object.entries(responses)
      .filter(([status]) => Number(status) >= 400)
      .flatMap(([, { content }]) => Object.entries(content?.["application/json"].examples ?? {}));
    for (const [each, { value }] of refused) {
      const said = JSON.stringify(refusalForms.parse(value));
      const code = /code":"?(\w+)/.exec(said)?.[1];
      expect([each, code === "0" || code === "200"]).toEqual([each, false]);
    }
    return refused.length > 0 ? [] : [name];
  });
  expect(unshown).toEqual([]);
});

test("what 400 says is said of the call: nobody declines a token", () => {
  const said = (path: string, method: string) =>
    z
      .object({ responses: z.object({ 400: z.object({ description: z.string() }) }) })
      .parse(document.paths[path]?.[method]).responses[400].description;
  expect(said("/v1/payments/{nit}", "post")).toContain("The institution declined");
  expect(said("/v1/token/merchants", "post")).not.toContain("declined");
  expect(said("/v1/transactions", "get")).not.toContain("declined");
});

test("a value that a schema does not describe is noticed", () => {
  expect(accepts("paymentBegin", "Request", { amount: "12,90" })).toBe(false);
  expect(accepts("paymentBegin", "Request", { amout: "1290" })).toBe(false);
});

test("every status that a page of an operation lists is in the document, with what to do", () => {
  for (const { path, method, statuses } of restOperations) {
    const { responses } = z
      .object({ responses: z.record(z.string(), z.object({ description: z.string() })) })
      .parse(document.paths[path]?.[method.toLowerCase()]);
    for (const status of statuses) expect(responses[String(status)]?.description).toMatch(/\. /);
  }
});

test("the validators would notice a broken one", () => {
  const broken = { ...document, paths: { "/x": { get: { responses: 3 } } } };
  expect(() => validate(JSON.stringify(broken))).toThrow();
  expect(() => validateAgain(broken)).toThrow("responses");
});

test("a card's validity has a month in it, as the sandbox demands", () => {
  const { parameters = [] } = restOperations.find(({ id }) => id === "payment-single") ?? {};
  const { properties } = objectSchema("Test", parameters, "en");
  const { pattern = "" } = properties?.["card"]?.properties?.["expiry_date"] ?? {};
  expect(["1230", "1330", "0030"].filter((month) => new RegExp(pattern).test(month))).toEqual(["1230"]);
});

test("every operation is in it, under its path and method", () => {
  for (const { id, path, method, title } of restOperations) {
    expect(document.paths[path]?.[method.toLowerCase()]).toMatchObject({
      summary: expect.stringContaining(title.en),
      "x-operations": expect.arrayContaining([id]),
    });
  }
});

test("operations that share a call offer the filters and headers of all, and demand only what each demands", () => {
  const required = (path: string, method: string) => {
    const listed = z.object({ parameters: z.array(z.object({ name: z.string(), required: z.boolean() })) });
    const { parameters } = listed.parse(document.paths[path]?.[method]);
    return Object.fromEntries(parameters.map((each) => [each.name, each.required]));
  };
  expect(required("/v1/transactions", "get")).toMatchObject({ order_id: false, start_date: false });
  expect(required("/v2/payments", "post")).toEqual({ idempotency_key: false });
  expect(required("/v1/payments/{nit}", "put")).toEqual({ nit: true, confirm: true });
});

test("dotted names become nested objects and lists, with what is required", () => {
  const meaning = { pt: "x", en: "x", es: "x" };
  const schema = objectSchema(
    "Test",
    [
      { name: "payer.phones[].ddd", in: "body", shape: { type: "N" }, need: "yes", meaning },
      { name: "amount", in: "body", shape: { type: "N", size: [1, 12] }, need: "no", meaning },
    ],
    "en",
  );
  expect(schema.properties?.payer?.properties?.phones?.items).toMatchObject({
    required: ["ddd"],
    properties: { ddd: { pattern: "^\\d+$" } },
  });
  expect(schema.properties?.amount).toMatchObject({ type: "string", maxLength: 12 });
  expect(schema.required).toEqual(["payer"]);
  expect(schema.properties?.payer?.required).toEqual(["phones"]);
});
