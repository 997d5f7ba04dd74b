import { httpStatuses } from "../../../shared/esitef/words/http-statuses.data.ts";
import { responseCodes } from "../../../shared/esitef/words/response-codes.data.ts";
import { type Locale, type Localized, localeDetails } from "../../../shared/locales.ts";
import { site } from "../../../shared/site.ts";
import { operationExamples } from "../../data/e-sitef/operation-examples.ts";
import { operations } from "../../data/e-sitef/operations.data.ts";
import type { Operation, Parameter } from "../../data/schema.ts";
import { openApiWords as words } from "../openapi-words.ts";
import { groupWords } from "../operation/operation-words.ts";
import { type JsonSchema, objectSchema, plain, valueSchema } from "./openapi-schema.ts";

const pageOf = (slug: string, locale: Locale) =>
  `${site.url}${localeDetails[locale].prefix}/docs/e-sitef/${slug}`;

const camelCase = (id: string) => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const schemaName = (id: string, part: "Request" | "Answer") => camelCase(`-${id}`) + part;
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const inBody = ({ parameters }: Operation) => parameters.filter((each) => each.in === "body");

/** Reservations are created, changed and incremented by one call each with other fields: one entry in OpenAPI. */
function callsTogether(): Operation[][] {
  return [...Map.groupBy(operations, ({ method, path }) => `${method} ${path}`).values()];
}

const anyOf = <Schema>(schemas: readonly Schema[]) =>
  schemas.length === 1 ? schemas[0] : { anyOf: schemas };

function requestBody(together: readonly Operation[], locale: Locale) {
  const senders = together.filter((each) => inBody(each).length > 0);
  if (senders.length === 0) return undefined;
  const examples = senders.map(({ id, title }) => [
    camelCase(id),
    { summary: title[locale], value: operationExamples[id]?.body },
  ]);
  const schema = anyOf(senders.map(({ id }) => reference(schemaName(id, "Request"))));
  return {
    required: senders.length === together.length,
    content: { "application/json": { schema, examples: Object.fromEntries(examples) } },
  };
}

/** What a refused call answers: the code that the shop's log will show. */
function refusal(locale: Locale) {
  const entry = responseCodes.find(({ code }) => code !== "0");
  if (!entry) return {};
  return {
    refused: {
      summary: plain(entry.name[locale]),
      value: { code: entry.code, message: plain(entry.name.pt) },
    },
  };
}

function answerExamples(together: readonly Operation[], status: number, locale: Locale) {
  const examples = together.flatMap(({ id, title }) => {
    const example = operationExamples[id];
    if (example?.status !== status || example.response === undefined) return [];
    return [[camelCase(id), { summary: title[locale], value: example.response }] as const];
  });
  return { ...Object.fromEntries(examples), ...(status === 400 && refusal(locale)) };
}

function responses(together: readonly Operation[], locale: Locale) {
  const schema = anyOf(together.map(({ id }) => reference(schemaName(id, "Answer"))));
  const statuses = [...new Set(together.flatMap((each) => each.statuses))];
  return Object.fromEntries(
    statuses.map((status) => {
      const entry = httpStatuses.find(({ code }) => code === String(status));
      const said = [entry?.name[locale], entry?.action?.[locale]].filter((text) => text !== undefined);
      const hasBody = status < 300 || status === 400;
      const examples = answerExamples(together, status, locale);
      const content = {
        "application/json": { schema, ...(Object.keys(examples).length > 0 && { examples }) },
      };
      return [String(status), { description: plain(said.join(". ")), ...(hasBody && { content }) }];
    }),
  );
}

/** OpenAPI ignores a header parameter of this name: it is a way of signing in. */
const isSignature = ({ name, in: where }: Parameter) => where === "header" && name === "Authorization";

/** Operations of one call may ask for different filters and headers: only what all of them need is required. */
function urlParameters(together: readonly Operation[], locale: Locale) {
  const all = together.flatMap(({ parameters }) =>
    parameters.filter((each) => each.in !== "body" && !isSignature(each)),
  );
  const same = (one: Parameter) => (other: Parameter) => one.name === other.name && one.in === other.in;
  return all
    .filter((each, index) => all.findIndex(same(each)) === index)
    .map((each) => {
      const asked = all.filter(same(each));
      const always = asked.length === together.length && asked.every(({ required }) => required === "yes");
      const { description, ...schema } = valueSchema(each, locale);
      return {
        name: each.name,
        in: each.in,
        required: each.in === "path" || always,
        description,
        schema,
        ...(each.illustrative && { "x-illustrative": true }),
      };
    });
}

const credentials = { merchantId: [], merchantKey: [] };

function security(together: readonly Operation[]) {
  const signed = together.some(({ parameters }) => parameters.some(isSignature));
  return signed ? { security: [credentials, { ...credentials, signature: [] }] } : {};
}

function operationObject(together: readonly Operation[], locale: Locale) {
  const [first] = together;
  if (!first) throw new Error("A call without operations.");
  const body = requestBody(together, locale);
  return {
    operationId: camelCase(first.id),
    tags: [...new Set(together.map(({ group }) => group))],
    summary: together.map(({ title }) => title[locale]).join(" / "),
    description: together.map(({ purpose, retry }) => `${purpose[locale]} ${retry[locale]}`).join("\n\n"),
    externalDocs: { url: pageOf(first.page, locale) },
    ...(together.every(({ illustrative }) => illustrative) && { "x-illustrative": true }),
    ...security(together),
    parameters: urlParameters(together, locale),
    ...(body && { requestBody: body }),
    responses: responses(together, locale),
  };
}

function bodySchemas(locale: Locale): Record<string, JsonSchema> {
  const all = operations.flatMap((each) => [
    ...(inBody(each).length > 0 ? [[schemaName(each.id, "Request"), inBody(each)] as const] : []),
    [schemaName(each.id, "Answer"), each.answer] as const,
  ]);
  return Object.fromEntries(all.map(([name, entries]) => [name, objectSchema(name, entries, locale)]));
}

const key = (name: string, description: Localized, locale: Locale) => ({
  type: "apiKey",
  in: "header",
  name,
  description: description[locale],
});

function pathObjects(locale: Locale) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const together of callsTogether()) {
    const [first] = together;
    if (!first) continue;
    const path = (paths[first.path] ??= {});
    path[first.method.toLowerCase()] = operationObject(together, locale);
  }
  return paths;
}

/** The REST API as OpenAPI 3.1, from the same data as its pages, in the reader's language. */
export function openApiDocument(locale: Locale) {
  const groups = [...new Set(operations.map(({ group }) => group))];
  return {
    openapi: "3.1.0",
    info: {
      title: words.title[locale],
      version: "1.0.0",
      summary: words.summary[locale],
      description: words.description[locale],
      contact: { name: words.support[locale], email: site.supportEmail },
    },
    externalDocs: { url: pageOf("pagamento-rest-overview", locale), description: words.guides[locale] },
    servers: [
      { url: `https://${site.testHost}/e-sitef/api`, description: words.certification[locale] },
      { url: `https://${site.productionHost}/e-sitef/api`, description: words.production[locale] },
    ],
    security: [credentials],
    tags: groups.map((group) => ({ name: group, description: groupWords[group][locale] })),
    paths: pathObjects(locale),
    components: {
      securitySchemes: {
        merchantId: key("merchant_id", words.merchantId, locale),
        merchantKey: key("merchant_key", words.merchantKey, locale),
        signature: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "JWT",
          description: words.signature[locale],
        },
      },
      schemas: bodySchemas(locale),
    },
  };
}
