import type { DescribedProduct } from "../../../shared/downloads.ts";
import { pageOf } from "../../../shared/esitef/openapi/path-item.ts";
import type { Locale } from "../../../shared/locales.ts";
import { jsonText } from "../../data/examples/request-code/http-example.ts";
import { toolValues } from "../../data/product-api/tool-values.data.ts";
import { productApis } from "../../data/product-apis.ts";
import { downloadWords } from "../../words/downloads.ts";
import { collectionInfo, environment, keeping, script, variable } from "./postman-format.ts";
import { baseAddress, type ProductRequest, productRequests, type Writing } from "./product-request.ts";

const base = "{{base_url}}";
const named = (name: string) => `{{${name}}}`;
const writing: Writing = { given: named, kept: named, day: named };

function url({ path, query }: ProductRequest) {
  const sent = query.filter(({ isOptional }) => !isOptional);
  const search = sent.map(({ name, value }) => `${name}=${value}`).join("&");
  return {
    raw: `${base}${path}${search && `?${search}`}`,
    host: [base],
    path: path.split("/").filter((segment) => segment !== ""),
    ...(query.length > 0 && {
      query: query.map(({ name, value, isOptional }) => ({
        key: name,
        value,
        ...(isOptional && { disabled: true }),
      })),
    }),
  };
}

/** A token goes with the calls that ask for it; the user and the password with all of the collection. */
const signedIn = ({ call }: ProductRequest) => [
  ...(call.security.includes("apikey") ? [["apikey", named("apikey")] as const] : []),
  ...(call.security.includes("bearer")
    ? [["Authorization", `Bearer ${named("access_token")}`] as const]
    : []),
];

function request(each: ProductRequest, product: DescribedProduct, locale: Locale) {
  const { call, headers, body } = each;
  const said = [call.purpose, call.note].flatMap((text) => (text ? [text[locale]] : [])).join(" ");
  return {
    method: call.method,
    header: [...signedIn(each), ...headers].map(([key, value]) => ({ key, value })),
    ...(body !== undefined && {
      body: { mode: "raw", raw: body, options: { raw: { language: call.form ? "text" : "json" } } },
    }),
    url: url(each),
    description: `${said}\n\n${pageOf(call.page, locale, product)}`,
  };
}

function afterwards({ example, keeps }: ProductRequest): string[] {
  const status = example?.status;
  return [
    ...(status === undefined
      ? []
      : [`pm.test("HTTP ${status}", () => pm.response.to.have.status(${status}));`]),
    ...(Object.keys(keeps).length > 0 ? ["const answer = pm.response.json();", ...keeping(keeps)] : []),
  ];
}

/** The answer that the page shows; none where no public page tells its status. */
function shownAnswer(each: ProductRequest, product: DescribedProduct, locale: Locale) {
  const { status, response } = each.example ?? {};
  if (status === undefined || response === undefined) return [];
  return [
    {
      name: `${status}`,
      originalRequest: request(each, product, locale),
      status: "OK",
      code: status,
      _postman_previewlanguage: "json",
      header: [{ key: "Content-Type", value: "application/json" }],
      body: jsonText(response),
    },
  ];
}

/** Written for Postman's own sandbox, which has the library that signs. */
const beforehand: Readonly<Record<DescribedProduct, readonly string[]>> = {
  "sitefex-ws-consulta": [
    "const day = (before) => {",
    "  const date = new Date(Date.now() - before * 86400000);",
    '  const two = (number) => String(number).padStart(2, "0");',
    "  return `${date.getFullYear()}${two(date.getMonth() + 1)}${two(date.getDate())}`;",
    "};",
    'pm.variables.set("today", day(0));',
    'pm.variables.set("yesterday", day(1));',
  ],
  "psp-fiserv": [
    'const CryptoJS = require("crypto-js");',
    "const timestamp = String(Date.now());",
    'const body = pm.variables.replaceIn((pm.request.body && pm.request.body.raw) || "");',
    "const path = pm.variables.replaceIn(pm.request.url.getPath());",
    'const text = pm.environment.get("apikey") + timestamp + body + path;',
    'const signature = CryptoJS.HmacSHA256(text, pm.environment.get("hmac_secret"));',
    'pm.variables.set("timestamp", timestamp);',
    'pm.variables.set("signature", CryptoJS.enc.Base64.stringify(signature));',
  ],
};

const basicAuth = {
  auth: {
    type: "basic",
    basic: [
      { key: "username", value: named("user"), type: "string" },
      { key: "password", value: named("password"), type: "string" },
    ],
  },
};

export function productCollection(product: DescribedProduct, locale: Locale) {
  const { words, security } = productApis[product];
  return {
    info: collectionInfo(
      `${product} ${locale}`,
      words.title[locale],
      downloadWords[product].collection[locale],
    ),
    ...("basic" in security && basicAuth),
    event: [script("prerequest", beforehand[product])],
    item: productRequests(product, writing).map((each) => ({
      name: each.call.title[locale],
      event: [script("test", afterwards(each))],
      request: request(each, product, locale),
      response: shownAnswer(each, product, locale),
    })),
  };
}

export function productEnvironment(product: DescribedProduct) {
  const { given, kept } = toolValues[product];
  const api = productApis[product];
  return environment(`${product} environment`, api.words.title.en, [
    variable("base_url", baseAddress(api)),
    ...Object.entries(given).map(([name, kind]) =>
      variable(name, "", kind === "secret" ? "secret" : "default"),
    ),
    ...Object.keys(kept).map((name) => variable(name, "")),
  ]);
}
