import { type DescribedProduct } from "../../../shared/downloads.ts";
import { esitefOpenApi } from "../../../shared/esitef/openapi/document.ts";
import type { Locale } from "../../../shared/locales.ts";
import { operationExamples } from "../../data/e-sitef/operation-examples.ts";
import { pspPixExamples } from "../../data/examples/psp-pix-examples.ts";
import { wsConsultaExamples } from "../../data/examples/ws-consulta-examples.ts";
import { productApis } from "../../data/product-apis.ts";
import { type ProductExamples, productDocument } from "./product-document.ts";

/** The REST interface as it is published: with the examples that the pages show. */
export const openApiDocument = (locale: Locale) => esitefOpenApi(locale, operationExamples);

export const productExamples: Readonly<Record<DescribedProduct, ProductExamples>> = {
  "sitefex-ws-consulta": wsConsultaExamples,
  "psp-fiserv": pspPixExamples,
};

export const openApiOf = (product: DescribedProduct, locale: Locale) =>
  productDocument(productApis[product], locale, productExamples[product]);
