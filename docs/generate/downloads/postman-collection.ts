import { createHash } from "node:crypto";
import { openApiWords } from "../../../shared/esitef/openapi/document-words.ts";
import { sandboxAddress } from "../../../shared/esitef/sandbox-address.ts";
import { type Locale, localeDetails } from "../../../shared/locales.ts";
import { site } from "../../../shared/site.ts";
import { carriedValues } from "../../data/e-sitef/carried-values.ts";
import { jsonText } from "../../data/examples/request-code/http-example.ts";
import { downloadWords as words } from "../../words/downloads.ts";
import { groupWords } from "../operation/operation-words.ts";
import { given, type RequestTemplate, requestTemplates } from "./request-template.ts";

/** The same in every build, so that importing a newer file updates what is there. */
function stableId(name: string): string {
  const hash = createHash("sha256").update(name).digest("hex");
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join("-");
}

function url({ path, query }: Pick<RequestTemplate, "path" | "query">) {
  const search = query.map(([name, value]) => `${name}=${value}`).join("&");
  return {
    raw: `${given.base}${path}${search && `?${search}`}`,
    host: [given.base],
    path: path.split("/").filter((segment) => segment !== ""),
    ...(query.length > 0 && { query: query.map(([key, value]) => ({ key, value })) }),
  };
}

const headersOf = ({ headers }: RequestTemplate) =>
  // A key names one attempt: Postman makes a new one each time that it sends.
  headers.map(([key, value]) => ({ key, value: key === "idempotency_key" ? "{{$guid}}" : value }));

/** Keeps what the next calls ask for. It runs in Postman's own sandbox, after every answer. */
function script({ status, gives }: RequestTemplate): string[] {
  const keeping = Object.entries(gives).flatMap(([name, path]) => [
    `const ${name} = ${["answer", ...path.split(".")].join("?.")};`,
    `if (${name}) pm.environment.set("${name}", ${name});`,
  ]);
  return [
    `pm.test("HTTP ${status}", () => pm.response.to.have.status(${status}));`,
    ...(keeping.length > 0 ? ["const answer = pm.response.json();", ...keeping] : []),
  ];
}

const body = ({ body: value }: RequestTemplate) =>
  value === undefined
    ? {}
    : { body: { mode: "raw", raw: jsonText(value), options: { raw: { language: "json" } } } };

function request(template: RequestTemplate, locale: Locale) {
  const { method, operation } = template;
  const page = `${site.url}${localeDetails[locale].prefix}/docs/e-sitef/${operation.page}`;
  return {
    method,
    header: headersOf(template),
    ...body(template),
    url: url(template),
    description: `${operation.purpose[locale]}\n\n${page}`,
  };
}

/** The answer that the page shows, for whoever has not sent anything yet. */
function shownAnswer(template: RequestTemplate, locale: Locale) {
  const { example, status } = template;
  if (example.response === undefined) return [];
  return [
    {
      name: `${status}`,
      originalRequest: request(template, locale),
      status: status === 201 ? "Created" : "OK",
      code: status,
      _postman_previewlanguage: "json",
      header: [{ key: "Content-Type", value: "application/json" }],
      body: jsonText(example.response),
    },
  ];
}

const item = (template: RequestTemplate, locale: Locale) => ({
  name: template.title[locale],
  event: [{ listen: "test", script: { type: "text/javascript", exec: script(template) } }],
  request: request(template, locale),
  response: shownAnswer(template, locale),
});

/** A collection of Postman's format 2.1; Bruno, Insomnia and Hoppscotch import it as well. */
export function postmanCollection(locale: Locale) {
  const groups = Map.groupBy(requestTemplates, ({ operation }) => operation.group);
  return {
    info: {
      _postman_id: stableId(`e-sitef ${locale}`),
      name: openApiWords.title[locale],
      description: words.collection[locale],
      schema: "https://schema.getpostman.com/json/collection/v2.1.0/collection.json",
    },
    item: [...groups].map(([group, templates]) => ({
      name: groupWords[group][locale],
      item: templates.map((template) => item(template, locale)),
    })),
  };
}

/** What the collection's calls share. The key is a secret: Postman does not show it, nor write it into shared copies. */
export function postmanEnvironment() {
  const value = (key: string, text: string, type: "default" | "secret" = "default") => ({
    key,
    value: text,
    type,
    enabled: true,
  });
  return {
    id: stableId("e-sitef environment"),
    name: "e-SiTef sandbox",
    values: [
      value("base_url", `${site.url}${sandboxAddress}`),
      value("merchant_id", ""),
      value("merchant_key", "", "secret"),
      ...Object.keys(carriedValues).map((name) => value(name, "")),
    ],
    _postman_variable_scope: "environment",
  };
}
