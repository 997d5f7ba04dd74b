import { openApiWords } from "../../../../shared/esitef/openapi/document-words.ts";
import { pageOf } from "../../../../shared/esitef/openapi/path-item.ts";
import { sandboxAddress } from "../../../../shared/esitef/sandbox-address.ts";
import type { Locale } from "../../../../shared/locales.ts";
import { site } from "../../../../shared/site.ts";
import { carriedValues } from "../../../data/e-sitef/carried-values.ts";
import { jsonText } from "../../../data/examples/request-code/http-example.ts";
import { downloadWords as words } from "../../../words/downloads.ts";
import { groupWords } from "../operation/operation-words.ts";
import {
  addressBelow,
  afterwards,
  collectionInfo,
  environment,
  shownAnswer,
  variable,
} from "./postman-format.ts";
import { given, type RequestTemplate, requestTemplates } from "./request-template.ts";

const headersOf = ({ headers }: RequestTemplate) =>
  // A key names one attempt: Postman makes a new one each time that it sends.
  headers.map(([key, value]) => ({ key, value: key === "idempotency_key" ? "{{$guid}}" : value }));

const body = ({ body: value }: RequestTemplate) =>
  value === undefined
    ? {}
    : { body: { mode: "raw", raw: jsonText(value), options: { raw: { language: "json" } } } };

function request(template: RequestTemplate, locale: Locale) {
  const { method, operation, path, query } = template;
  return {
    method,
    header: headersOf(template),
    ...body(template),
    url: addressBelow(given.base, path, query),
    description: `${operation.purpose[locale]}\n\n${pageOf(operation.page, locale)}`,
  };
}

function item(template: RequestTemplate, locale: Locale) {
  const { title, status, gives, example } = template;
  const sent = request(template, locale);
  return {
    name: title[locale],
    event: [afterwards(status, gives)],
    request: sent,
    response: example.response === undefined ? [] : [shownAnswer(sent, status, example.response)],
  };
}

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
