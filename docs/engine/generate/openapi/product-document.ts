import {
  describe,
  type JsonSchema,
  limits,
  nestedSchema,
  plain,
} from "@portal/shared/esitef/openapi/json-schema.ts";
import { camelCase, pageOf } from "@portal/shared/esitef/openapi/path-item.ts";
import type { Locale } from "@portal/shared/locales.ts";
import type { RefusalFact, ValueFact } from "@portal/shared/product-api/schema.ts";
import { site } from "@portal/shared/site.ts";
import type { PrintedExample } from "../../../data/examples/request-code/http-example.ts";
import {
  type ApiCall,
  type ApiParameter,
  type ApiValue,
  callsOf,
  type ProductApi,
} from "../../../data/product-api/described.ts";
import { referenceWords } from "../../../words/reference.ts";

const { openApi: words, productApi: said } = referenceWords;

/** Calls by their id, as the product's pages show them. */
export type ProductExamples = Readonly<Record<string, PrintedExample | undefined>>;

const pascalCase = (name: string) => camelCase(`-${name}`);
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

function typeOf({ json, nullable, type }: ValueFact): JsonSchema["type"] {
  if (type === "object" || type === "array") return type;
  const types = json === "unsaid" ? (["string", "number"] as const) : ([json ?? "string"] as const);
  const [only] = types;
  if (nullable) return [...types, "null"];
  return types.length === 1 ? only : types;
}

/** Patterns and lengths hold for texts alone, so a value that may be something else passes them. */
function valueSchema(
  shape: ValueFact,
  entry: ApiValue | ApiParameter | undefined,
  locale: Locale,
): JsonSchema {
  return {
    type: typeOf(shape),
    ...(entry && describe(entry, locale)),
    ...(shape.type === "array" && { items: { type: "object" } }),
    ...limits(shape),
  };
}

const schemaOf = (title: string, entries: readonly (ApiValue | ApiParameter)[], locale: Locale) =>
  nestedSchema(title, entries, (entry) => valueSchema(entry.shape, entry, locale));

const inBody = ({ parameters }: ApiCall) => parameters.filter((each) => each.in === "body");
const requestName = ({ id }: ApiCall) => `${pascalCase(id)}Request`;
const refusalName = ({ fact }: RefusalFact) => `${pascalCase(fact.split(".").at(-1) ?? "")}Refusal`;

/** Calls that answer the same members answer one schema, which has the name of the first of them. */
function answerName({ answer }: ApiCall, calls: readonly ApiCall[]): string {
  const membersOf = (members: ApiCall["answer"]) =>
    typeof members === "string" ? members : members.map(({ name }) => name).join();
  const first = calls.find((each) => membersOf(each.answer) === membersOf(answer));
  return `${pascalCase(first?.id ?? "")}Answer`;
}

function requestBody(call: ApiCall, { body, form }: Partial<PrintedExample>) {
  if (inBody(call).length === 0) return {};
  const example = form ?? body;
  const content = { schema: reference(requestName(call)), ...(example !== undefined && { example }) };
  return {
    requestBody: {
      required: true,
      content: { [call.form ? "application/x-www-form-urlencoded" : "application/json"]: content },
    },
  };
}

function success(
  call: ApiCall,
  calls: readonly ApiCall[],
  { response }: Partial<PrintedExample>,
  locale: Locale,
) {
  const { answer, success: status } = call;
  if (typeof answer === "string") return { [status ?? "2XX"]: { description: said[answer][locale] } };
  const schema = reference(answerName(call, calls));
  const content = { schema, ...(response !== undefined && { example: response }) };
  return {
    [status ?? "2XX"]: { description: said.answered[locale], content: { "application/json": content } },
  };
}

const refusals = ({ id }: ApiCall, api: ProductApi, locale: Locale) =>
  Object.fromEntries(
    api.refusals
      .filter(({ of }) => of.includes(id))
      .map((refusal) => {
        const content = { "application/json": { schema: reference(refusalName(refusal)) } };
        const { refusal: refused, unauthorized = refused } = api.words;
        const description = (refusal.http === 401 ? unauthorized : refused)[locale];
        return [refusal.http, { description, ...(refusal.members !== "unsaid" && { content }) }];
      }),
  );

const urlParameters = ({ parameters }: ApiCall, locale: Locale) =>
  parameters
    .filter((each) => each.in !== "body")
    .map((each) => {
      const { description, "x-in-sandbox": mark, ...schema } = valueSchema(each.shape, each, locale);
      return {
        name: each.name,
        in: each.in,
        required: each.need === "yes",
        ...(description !== undefined && { description }),
        schema,
        ...(mark && { "x-in-sandbox": mark }),
      };
    });

/** Where a path or an answer was completed by us. */
function completed({ inferredPath, answerInSandbox }: ApiCall) {
  const parts = [inferredPath ? "path" : [], answerInSandbox ? "answer" : []].flat();
  return parts.length > 0 && { "x-in-sandbox": parts };
}

function operationObject(call: ApiCall, api: ProductApi, examples: ProductExamples, locale: Locale) {
  const example = examples[call.id] ?? {};
  return {
    operationId: camelCase(call.id),
    summary: call.title[locale],
    description: [call.purpose, call.note].flatMap((text) => (text ? [plain(text[locale])] : [])).join(" "),
    externalDocs: { url: pageOf(call.page, locale, api.docSet) },
    ...completed(call),
    "x-fact": call.fact,
    security: [Object.fromEntries(call.security.map((name) => [name, []]))],
    parameters: urlParameters(call, locale),
    ...requestBody(call, example),
    responses: { ...success(call, callsOf(api), example, locale), ...refusals(call, api, locale) },
  };
}

function schemas(api: ProductApi, locale: Locale): Record<string, JsonSchema> {
  const calls = callsOf(api);
  const refused = api.refusals.flatMap((refusal): [string, JsonSchema][] => {
    if (refusal.members === "unsaid") return [];
    const members = Object.entries(refusal.members).map(([name, shape]) => ({ name, shape }));
    const name = refusalName(refusal);
    return [[name, nestedSchema(name, members, ({ shape }) => valueSchema(shape, undefined, locale))]];
  });
  return Object.fromEntries([
    ...calls.flatMap((call): [string, JsonSchema][] => {
      const body = inBody(call);
      const name = requestName(call);
      return body.length > 0 ? [[name, schemaOf(name, body, locale)]] : [];
    }),
    ...calls.flatMap((call): [string, JsonSchema][] => {
      if (typeof call.answer === "string") return [];
      const name = answerName(call, calls);
      return [[name, schemaOf(name, call.answer, locale)]];
    }),
    ...refused,
  ]);
}

/** The interface of another product as OpenAPI 3.1 in the reader's language: what public pages say, and no more. */
export function productDocument(api: ProductApi, locale: Locale, examples: ProductExamples = {}) {
  const calls = callsOf(api);
  const paths: Record<string, Record<string, ReturnType<typeof operationObject>>> = {};
  for (const call of calls) {
    const path = (paths[call.path] ??= {});
    path[call.method.toLowerCase()] = operationObject(call, api, examples, locale);
  }
  const securitySchemes = Object.entries(api.security).map(([name, { scheme }]) => [
    name,
    { ...scheme, description: api.words.security[name]?.[locale] },
  ]);
  return {
    openapi: "3.1.0",
    info: {
      title: api.words.title[locale],
      version: "1.0.0",
      summary: api.words.summary[locale],
      description: api.words.description[locale],
      contact: { name: words.support[locale], email: site.supportEmail },
    },
    externalDocs: { url: pageOf(calls[0]?.page ?? "", locale, api.docSet), description: said.guide[locale] },
    servers: [
      ...(api.sandboxAddress
        ? [{ url: site.url + api.sandboxAddress, description: words.sandbox[locale] }]
        : []),
      {
        url: "https://{address}",
        description: api.words.server[locale],
        variables: { address: { default: api.exampleHost } },
      },
    ],
    paths,
    components: { securitySchemes: Object.fromEntries(securitySchemes), schemas: schemas(api, locale) },
  };
}
