import { operationName } from "../../../../shared/esitef/openapi/path-item.ts";
import { sandboxAddress } from "../../../../shared/esitef/sandbox-address.ts";
import type { Locale } from "../../../../shared/locales.ts";
import { site } from "../../../../shared/site.ts";
import { type CarriedValue, carriedValues } from "../../../data/e-sitef/carried-values.ts";
import { jsonText } from "../../../data/examples/request-code/http-example.ts";
import { downloadWords as words } from "../../../words/downloads.ts";
import { given, type RequestTemplate, requestTemplates } from "./request-template.ts";

/** What a named request answered, as the editors write it. */
const answered = (name: CarriedValue): string =>
  `{{${operationName(carriedValues[name].givenBy)}.response.body.$.${carriedValues[name].answer}}}`;

const isCarried = (name: string): name is CarriedValue => name in carriedValues;

/** The editors take a value straight from the answer of the call that gave it. */
const chained = (text: string): string =>
  text.replace(/\{\{(\w+)\}\}/g, (written, name: string) => (isCarried(name) ? answered(name) : written));

function requestText(template: RequestTemplate, locale: Locale): string {
  const { operation, title, method, path, query, headers, body } = template;
  const search = query.map(({ name, value }) => `${name}=${value}`).join("&");
  const lines = [
    `### ${title[locale]}`,
    `# @name ${operationName(operation.example)}`,
    `${method} ${given.base}${path}${search && `?${search}`}`,
    ...headers.map(([name, value]) => `${name}: ${name === "idempotency_key" ? "{{$guid}}" : value}`),
    ...(body === undefined ? [] : ["", jsonText(body)]),
  ];
  return chained(lines.join("\n"));
}

/** Requests as VS Code's REST Client, Visual Studio and their like send them. */
export function httpRequests(locale: Locale): string {
  const head = [
    ...words.http[locale].split("\n").map((line) => `# ${line}`),
    `@base_url = ${site.url}${sandboxAddress}`,
    "@merchant_id = ",
    "@merchant_key = {{$processEnv MERCHANT_KEY}}",
  ].join("\n");
  return `${[head, ...requestTemplates.map((each) => requestText(each, locale))].join("\n\n")}\n`;
}
