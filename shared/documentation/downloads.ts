import type { Locale } from "../locales.ts";

/** What readers take away for their own tools; the documentation's build writes the files, portal and pages link them. */

const inLanguage = (name: string, locale: Locale, extension: string): string =>
  `${name}${locale === "en" ? "" : `.${locale}`}.${extension}`;

/** Doc sets of other HTTP interfaces than e-SiTef's whose calls are public: each has an OpenAPI document. */
export const describedProducts = ["sitefex-ws-consulta", "psp-fiserv"] as const;

export type DescribedProduct = (typeof describedProducts)[number];

/** English has the plain name. */
export const openApiFile = (locale: Locale, document: DescribedProduct | "e-sitef" = "e-sitef"): string =>
  `/openapi/${inLanguage(document, locale, "json")}`;

export const postmanCollectionFile = (locale: Locale, product: DescribedProduct | "e-sitef" = "e-sitef") =>
  `/downloads/${inLanguage(`${product}.postman_collection`, locale, "json")}`;

/** Names alone, the same in every language. */
export const postmanEnvironmentFile = (product: DescribedProduct | "e-sitef" = "e-sitef") =>
  `/downloads/${product === "e-sitef" ? "e-sitef-sandbox" : product}.postman_environment.json`;

export const httpFile = (locale: Locale, product: DescribedProduct | "e-sitef" = "e-sitef") =>
  `/downloads/${inLanguage(product, locale, "http")}`;
