import type { DescribedProduct } from "@portal/shared/documentation/downloads.ts";
import { pageOf } from "@portal/shared/esitef/openapi/path-item.ts";
import type { Locale } from "@portal/shared/locales.ts";
import { toolValues } from "../../../data/product-api/tool-values.data.ts";
import { productApis } from "../../../data/product-apis.ts";
import { downloadWords } from "../../../words/downloads.ts";
import {
  addressBelow,
  afterwards,
  collectionInfo,
  environment,
  script,
  shownAnswer,
  variable,
} from "./postman-format.ts";
import { baseAddress, type ProductRequest, productRequests, type Writing } from "./product-request.ts";

const base = "{{base_url}}";
const named = (name: string) => `{{${name}}}`;
const writing: Writing = { given: named, kept: named, day: named };

/** A token goes with the calls that ask for it; the user and the password with all of the collection. */
const signedIn = ({ call }: ProductRequest) => [
  ...(call.security.includes("apikey") ? [["apikey", named("apikey")] as const] : []),
  ...(call.security.includes("bearer")
    ? [["Authorization", `Bearer ${named("access_token")}`] as const]
    : []),
];

function request(each: ProductRequest, product: DescribedProduct, locale: Locale) {
  const { call, path, query, headers, body } = each;
  const said = [call.purpose, call.note].flatMap((text) => (text ? [text[locale]] : [])).join(" ");
  return {
    method: call.method,
    header: [...signedIn(each), ...headers].map(([key, value]) => ({ key, value })),
    ...(body !== undefined && {
      body: { mode: "raw", raw: body, options: { raw: { language: call.form ? "text" : "json" } } },
    }),
    url: addressBelow(base, path, query),
    description: `${said}\n\n${pageOf(call.page, locale, product)}`,
  };
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
    'const hashes = require("crypto-js");',
    "const timestamp = String(Date.now());",
    'const body = pm.variables.replaceIn((pm.request.body && pm.request.body.raw) || "");',
    "const path = pm.variables.replaceIn(pm.request.url.getPath());",
    'const text = pm.environment.get("apikey") + timestamp + body + path;',
    'const signature = hashes.HmacSHA256(text, pm.environment.get("hmac_secret"));',
    'pm.variables.set("timestamp", timestamp);',
    'pm.variables.set("signature", hashes.enc.Base64.stringify(signature));',
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

function item(each: ProductRequest, product: DescribedProduct, locale: Locale) {
  const { status, response } = each.example ?? {};
  const sent = request(each, product, locale);
  // No public page tells the status of some answers: those are not shown.
  const isShown = status !== undefined && response !== undefined;
  return {
    name: each.call.title[locale],
    event: [afterwards(status, each.keeps)],
    request: sent,
    response: isShown ? [shownAnswer(sent, status, response)] : [],
  };
}

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
    item: productRequests(product, writing).map((each) => item(each, product, locale)),
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
