import type { Locale, Localized } from "../../locales.ts";
import { site } from "../../site.ts";
import { type DescribedOperation, restOperations } from "../described.ts";
import { sandboxBaseOf } from "../sandbox-address.ts";
import { esitefGroups, openApiWords as words } from "./document-words.ts";
import {
  bodySchemas,
  type CallExamples,
  credentials,
  operationObject,
  pageOf,
  refusalSchemas,
} from "./path-item.ts";
import { webhooks } from "./webhooks.ts";

/**
 * Where the sandbox answers, and where the provider does: the same path behind another host. A document that was taken
 * away has no host to be relative to.
 */
function servers(base: string, locale: Locale, productionHost: string = site.productionHost) {
  const host = { default: site.testHost, enum: [site.testHost, productionHost] };
  return [
    { url: `${site.url}/sandbox${base}`, description: words.sandbox[locale] },
    { url: `https://{host}${base}`, description: words.provider[locale], variables: { host } },
  ];
}

function ownServers({ group, path }: DescribedOperation, locale: Locale) {
  // In production top-ups are on the host of the payment page.
  if (group === "recharge") return { servers: servers("/e-sitef", locale, site.productionHtmlHost) };
  // The 3DS Server has a host of its own, which support tells each store.
  return group === "3ds"
    ? { servers: [{ url: site.url + sandboxBaseOf(path), description: words.sandbox[locale] }] }
    : {};
}

function pathObjects(examples: CallExamples, locale: Locale) {
  const paths: Record<string, Record<string, ReturnType<typeof operationObject>>> = {};
  const calls = Map.groupBy(restOperations, ({ method, path }) => `${method} ${path}`);
  for (const together of calls.values()) {
    const [first] = together;
    if (!first) continue;
    const path = (paths[first.path] ??= {});
    path[first.method.toLowerCase()] = {
      ...operationObject(together, examples, locale),
      ...ownServers(first, locale),
    };
  }
  return paths;
}

const key = (name: string, description: Localized, locale: Locale) => ({
  type: "apiKey",
  in: "header",
  name,
  description: description[locale],
});

/**
 * The REST interface as OpenAPI 3.1 in the reader's language, from the facts that the sandbox decides by. Examples
 * belong to whoever prints them beside the document.
 */
export function esitefOpenApi(locale: Locale, examples: CallExamples = {}) {
  const groups = [...new Set(restOperations.map(({ group }) => group))];
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
    servers: servers("/e-sitef/api", locale),
    security: [credentials],
    tags: groups.map((group) => ({ name: group, description: esitefGroups[group][locale] })),
    paths: pathObjects(examples, locale),
    webhooks: webhooks(locale),
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
      schemas: { ...bodySchemas(restOperations, locale), ...refusalSchemas },
    },
  };
}
