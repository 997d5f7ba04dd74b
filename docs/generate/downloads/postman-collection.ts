import { openApiWords } from "../../../shared/esitef/openapi/document-words.ts";
import { sandboxAddress } from "../../../shared/esitef/sandbox-address.ts";
import { type Locale, localeDetails } from "../../../shared/locales.ts";
import { site } from "../../../shared/site.ts";
import { carriedValues } from "../../data/e-sitef/carried-values.ts";
import { jsonText } from "../../data/examples/request-code/http-example.ts";
import { downloadWords as words } from "../../words/downloads.ts";
import { groupWords } from "../operation/operation-words.ts";
import { collectionInfo, environment, keeping, script, variable } from "./postman-format.ts";
import { given, type RequestTemplate, requestTemplates } from "./request-template.ts";

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

const afterwards = ({ status, gives }: RequestTemplate): string[] => [
  `pm.test("HTTP ${status}", () => pm.response.to.have.status(${status}));`,
  ...(Object.keys(gives).length > 0 ? ["const answer = pm.response.json();", ...keeping(gives)] : []),
];

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
  event: [script("test", afterwards(template))],
  request: request(template, locale),
  response: shownAnswer(template, locale),
});

/** Every call of the REST interface, by what it is for. */
export function postmanCollection(locale: Locale) {
  const groups = Map.groupBy(requestTemplates, ({ operation }) => operation.group);
  return {
    info: collectionInfo(`e-sitef ${locale}`, openApiWords.title[locale], words.collection[locale]),
    item: [...groups].map(([group, templates]) => ({
      name: groupWords[group][locale],
      item: templates.map((template) => item(template, locale)),
    })),
  };
}

export const postmanEnvironment = () =>
  environment("e-sitef environment", "e-SiTef sandbox", [
    variable("base_url", `${site.url}${sandboxAddress}`),
    variable("merchant_id", ""),
    variable("merchant_key", "", "secret"),
    ...Object.keys(carriedValues).map((name) => variable(name, "")),
  ]);
