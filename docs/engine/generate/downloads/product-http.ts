import type { DescribedProduct } from "@portal/shared/documentation/downloads.ts";
import { camelCase } from "@portal/shared/esitef/openapi/path-item.ts";
import type { Locale } from "@portal/shared/locales.ts";
import { toolValues } from "../../../data/product-api/tool-values.data.ts";
import { productApis } from "../../../data/product-apis.ts";
import { downloadWords } from "../../../words/downloads.ts";
import { baseAddress, type ProductRequest, productRequests, type Writing } from "./product-request.ts";

/** By the clock of whoever sends. */
const days = {
  today: '{{$localDatetime "YYYYMMDD"}}',
  yesterday: '{{$localDatetime "YYYYMMDD" -1 d}}',
} as const;

/** The editors take a value straight from the answer of the call that gave it. */
const writingFor = (product: DescribedProduct): Writing => ({
  given: (name) => `{{${name}}}`,
  kept: (name) => {
    const { by = [], answer = "" } = toolValues[product].kept[name] ?? {};
    return `{{${camelCase(by[0] ?? "")}.response.body.$.${answer}}}`;
  },
  day: (day) => `{{${day}}}`,
});

/** The editors encode a user and a password themselves. */
const signedIn: Readonly<Record<string, string>> = {
  basic: "Authorization: Basic {{user}} {{password}}",
  apikey: "apikey: {{apikey}}",
  bearer: "Authorization: Bearer {{access_token}}",
};

function requestText({ call, path, query, headers, body }: ProductRequest, locale: Locale): string {
  const search = query.flatMap(({ name, value, isOptional }) => (isOptional ? [] : [`${name}=${value}`]));
  return [
    `### ${call.title[locale]}`,
    `# @name ${camelCase(call.id)}`,
    `${call.method} {{base_url}}${path}${search.length > 0 ? `?${search.join("&")}` : ""}`,
    ...call.security.flatMap((name) => signedIn[name] ?? []),
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined ? [] : ["", body]),
  ].join("\n");
}

/** A secret comes from the environment of whoever sends, so that nobody saves it with the file. */
const given = (name: string, kind: "plain" | "secret") =>
  `@${name} = ${kind === "secret" ? `{{$processEnv ${name.toUpperCase()}}}` : ""}`;

/** Requests as VS Code's REST Client and its like send them. They sign nothing. */
export function productHttpRequests(product: DescribedProduct, locale: Locale): string {
  const tool = toolValues[product];
  const made = Object.values(tool.headers).flatMap((value) => /\{\{(\w+)\}\}/.exec(value)?.[1] ?? []);
  const askedDays = [...new Set(Object.values(tool.days).map(({ day }) => day))];
  const head = [
    ...downloadWords[product].http[locale].split("\n").map((line) => `# ${line}`),
    `@base_url = ${baseAddress(productApis[product])}`,
    ...Object.entries(tool.given)
      .filter(([name]) => name !== "hmac_secret")
      .map(([name, kind]) => given(name, kind)),
    ...made.map((name) => `@${name} = `),
    ...askedDays.map((day) => `@${day} = ${days[day]}`),
  ].join("\n");
  const requests = productRequests(product, writingFor(product)).map((each) => requestText(each, locale));
  return `${[head, ...requests].join("\n\n")}\n`;
}
