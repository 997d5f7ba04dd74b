import { openApiWords } from "@portal/shared/esitef/openapi/document-words.ts";
import { pageOf } from "@portal/shared/esitef/openapi/path-item.ts";
import { sandboxLimits } from "@portal/shared/esitef/outcome/sandbox.data.ts";
import { sandboxAddress } from "@portal/shared/esitef/sandbox-address.ts";
import type { Locale } from "@portal/shared/locales.ts";
import { site } from "@portal/shared/site.ts";
import { jsonText } from "../../../data/examples/request-code/http-example.ts";
import { downloadWords as words } from "../../../words/downloads.ts";
import {
  addressBelow,
  afterwards,
  collectionInfo,
  environment,
  script,
  shownAnswer,
  variable,
} from "./postman-format.ts";
import {
  exampleNewMerchant,
  given,
  type RequestTemplate,
  requestStories,
  takenValues,
} from "./request-template.ts";

const headersOf = ({ headers, isSigned }: RequestTemplate) => [
  // A key names one attempt: Postman makes a new one each time that it sends.
  ...headers.map(([key, value]) => ({ key, value: key === "idempotency_key" ? "{{$guid}}" : value })),
  ...(isSigned ? [{ key: "Authorization", value: "Bearer {{signature}}" }] : []),
];

const body = ({ body: value }: RequestTemplate) =>
  value === undefined
    ? {}
    : { body: { mode: "raw", raw: jsonText(value), options: { raw: { language: "json" } } } };

/** Postman writes the parameters of a path after a colon, and names their values beside it. */
function address({ path, query, inPath }: RequestTemplate) {
  const named = Object.entries(inPath).map(([key, value]) => ({ key, value }));
  return {
    ...addressBelow(given.base, path.replace(/\{(\w+)\}/g, ":$1"), query),
    ...(named.length > 0 && { variable: named }),
  };
}

function request(template: RequestTemplate, locale: Locale) {
  const { method, operation } = template;
  return {
    method,
    header: headersOf(template),
    ...body(template),
    url: address(template),
    description: `${operation.purpose[locale]}\n\n${pageOf(operation.page, locale)}`,
  };
}

/** Without a key to sign with, a story that needs a signature is passed over. */
const unlessUnsigned = script("prerequest", [
  'if (!pm.environment.get("private_key")) pm.execution.skipRequest();',
]);

function item(template: RequestTemplate, locale: Locale) {
  const { title, status, gives, example, needsSignature } = template;
  const sent = request(template, locale);
  return {
    name: title[locale],
    event: [...(needsSignature ? [unlessUnsigned] : []), afterwards(status, gives)],
    request: sent,
    response: example.response === undefined ? [] : [shownAnswer(sent, status, example.response)],
  };
}

/** Days of Brazil, which is three hours behind Greenwich all the year, as the interface writes them. */
const daysOfNow = [
  "const day = (after) =>",
  "  new Date(Date.now() + (after * 24 - 3) * 3600000)",
  '    .toISOString().slice(0, 10).split("-").reverse().join("/");',
  'pm.variables.set("today", day(0));',
  'pm.variables.set("next_month", day(30));',
];

/**
 * Signs what the call says: the very text of its body, or the values of its address. Not every version of Postman has Web
 * Crypto, but all of them have the hash and BigInt, of which RSA is made.
 */
const signing = [
  'const hashes = require("crypto-js");',
  "const { Base64, Hex, Utf8 } = hashes.enc;",
  "const filled = (text) => pm.variables.replaceIn(text);",
  "const base64url = (words) =>",
  '  Base64.stringify(words).replace(/\\+/g, "-").replace(/\\//g, "_").replace(/=+$/, "");',
  "",
  "function said() {",
  "  const { body, url } = pm.request;",
  '  const text = body && body.raw ? filled(body.raw) : "{}";',
  "  if (Object.keys(JSON.parse(text)).length > 0) return text;",
  "  const values = [...url.query.all(), ...url.variables.all()];",
  '  const named = values.map(({ key, value }) => [key, filled(value || "")]);',
  "  return JSON.stringify(Object.fromEntries(named));",
  "}",
  "",
  "// The values of a DER text, in hexadecimal digits.",
  "function valuesIn(der) {",
  "  const found = [];",
  "  for (let at = 0; at < der.length; ) {",
  "    let size = parseInt(der.substr(at + 2, 2), 16);",
  "    at += 4;",
  "    if (size > 127) {",
  "      const digits = (size - 128) * 2;",
  "      size = parseInt(der.substr(at, digits), 16);",
  "      at += digits;",
  "    }",
  "    found.push(der.substr(at, size * 2));",
  "    at += size * 2;",
  "  }",
  "  return found;",
  "}",
  "",
  "// Modulus and private exponent, of PKCS#1 or of what PKCS#8 wraps.",
  "function keyOf(pem) {",
  '  const der = Base64.parse(pem.replace(/-----[^-]+-----|\\s/g, "")).toString();',
  "  const inside = valuesIn(valuesIn(der)[0]);",
  "  const [, modulus, , exponent] =",
  "    inside.length < 9 ? valuesIn(valuesIn(inside[2])[0]) : inside;",
  '  return { modulus: modulus.replace(/^00/, ""), exponent };',
  "}",
  "",
  "function power(base, exponent, modulus) {",
  "  let result = BigInt(1);",
  "  for (const digit of exponent.toString(2)) {",
  "    result = (result * result) % modulus;",
  '    if (digit === "1") result = (result * base) % modulus;',
  "  }",
  "  return result;",
  "}",
  "",
  "// RS256: PKCS#1 v1.5 over SHA-256.",
  "function signatureOf(text, pem) {",
  "  const { modulus, exponent } = keyOf(pem);",
  '  const head = JSON.stringify({ alg: "RS256", typ: "JWT" });',
  '  const content = [head, text].map((part) => base64url(Utf8.parse(part))).join(".");',
  "  const hashed = `3031300d060960864801650304020105000420${hashes.SHA256(content)}`;",
  '  const padding = "ff".repeat((modulus.length - hashed.length) / 2 - 3);',
  "  const [base, secret, whole] = [`0001${padding}00${hashed}`, exponent, modulus]",
  "    .map((digits) => BigInt(`0x${digits}`));",
  '  const signed = power(base, secret, whole).toString(16).padStart(modulus.length, "0");',
  "  return `${content}.${base64url(Hex.parse(signed))}`;",
  "}",
  "",
  'if (pm.request.headers.has("Authorization")) {',
  '  const pem = pm.environment.get("private_key");',
  '  if (pem) pm.variables.set("signature", signatureOf(said(), pem));',
  '  else pm.request.headers.remove("Authorization");',
  "}",
];

const description = (locale: Locale): string =>
  words.collection[locale].replaceAll("%callsPerSecond%", String(sandboxLimits.callsPerSecond));

/** Every call of the REST interface, in stories. */
export const postmanCollection = (locale: Locale) => ({
  info: collectionInfo(`e-sitef ${locale}`, openApiWords.title[locale], description(locale)),
  event: [script("prerequest", [...daysOfNow, "", ...signing])],
  item: requestStories.map(({ id, calls }) => ({
    name: words.stories[id][locale],
    item: calls.map((template) => item(template, locale)),
  })),
});

export const postmanEnvironment = () =>
  environment("e-sitef environment", "e-SiTef sandbox", [
    variable("base_url", `${site.url}${sandboxAddress}`),
    variable("merchant_id", ""),
    variable("merchant_key", "", "secret"),
    variable("private_key", "", "secret"),
    variable("new_merchant_id", exampleNewMerchant),
    ...takenValues.map((name) => variable(name, "")),
  ]);
