import { type DescribedProduct } from "@portal/shared/documentation/downloads.ts";
import { esitefOpenApi } from "@portal/shared/esitef/openapi/document.ts";
import type { CallExample } from "@portal/shared/esitef/openapi/path-item.ts";
import type { Locale } from "@portal/shared/locales.ts";
import { refusedExamples } from "../../../data/e-sitef/failure/refused-examples.data.ts";
import { operationExamples } from "../../../data/e-sitef/operation-examples.ts";
import { type OperationPage, operationPages } from "../../../data/e-sitef/operation-pages.ts";
import { pspPixExamples } from "../../../data/examples/psp-pix-examples.ts";
import { wsConsultaExamples } from "../../../data/examples/ws-consulta-examples.ts";
import { productApis } from "../../../data/product-apis.ts";
import { statusesOf } from "../operation/status-table.ts";
import { type ProductExamples, productDocument } from "./product-document.ts";

/** Descriptions there are plain text. */
const withoutMarkup = (markdown: string): string =>
  markdown
    .replace(/<\w+ \/>\s*/g, "")
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")
    .replace(/\\([{}<])/g, "$1")
    .replaceAll("`", "");

/** A call as its page has it: the example, what each status says of it, and how it is refused. */
function documented(page: OperationPage, locale: Locale): CallExample | undefined {
  const example = operationExamples[page.example];
  if (!example) return undefined;
  const { declined, invalid } = refusedExamples[page.example] ?? {};
  const said = statusesOf(page, locale).map(({ status, meaning, action }) => {
    const sentence = meaning.endsWith(".") ? meaning : `${meaning}.`;
    return [status, withoutMarkup(`${sentence} ${action}`).trim()] as const;
  });
  return {
    ...example,
    said: Object.fromEntries(said),
    refusals: { ...(declined && { declined }), ...(invalid && { invalid }) },
  };
}

/** The REST interface as it is published: with what the pages show. */
export const openApiDocument = (locale: Locale) =>
  esitefOpenApi(
    locale,
    Object.fromEntries(operationPages.map((page) => [page.example, documented(page, locale)])),
  );

export const productExamples: Readonly<Record<DescribedProduct, ProductExamples>> = {
  "sitefex-ws-consulta": wsConsultaExamples,
  "psp-fiserv": pspPixExamples,
};

export const openApiOf = (product: DescribedProduct, locale: Locale) =>
  productDocument(productApis[product], locale, productExamples[product]);
