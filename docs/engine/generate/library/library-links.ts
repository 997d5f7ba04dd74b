import type { Locale } from "@portal/shared/locales.ts";
import { devicePages } from "../../../data/clisitef/reference/device-pages.data.ts";
import { filePages } from "../../../data/clisitef/reference/file-pages.data.ts";
import { paymentPages } from "../../../data/clisitef/reference/payment-pages.data.ts";
import { salePages } from "../../../data/clisitef/reference/sale-pages.data.ts";
import { tracePages } from "../../../data/clisitef/reference/trace-pages.data.ts";
import { pinpadPages } from "../../../data/clisitef/routines/pinpad-pages.data.ts";
import { routinePages } from "../../../data/clisitef/routines/routine-pages.data.ts";
import { plannedPage } from "../../../data/planned-pages.ts";
import { docId, generatedFolder } from "../generated-page.ts";
import { prose } from "../markdown.ts";
import { tablePages } from "../table/table-pages.data.ts";

/** The set that describes the client library; others derive from its data and link to it. */
export const libraryDocSet = "clisitef";

const made = new Set(
  [
    { slug: "api_rotinas_disponiveis_clisitef" },
    ...routinePages,
    ...pinpadPages,
    ...salePages,
    ...devicePages,
    ...filePages,
    ...paymentPages,
    ...tracePages,
    ...tablePages.filter(({ docSet }) => docSet === libraryDocSet),
  ].map(({ slug }) => slug),
);

/** The name that the plan gives a page of the library. */
export const libraryTitle = (slug: string, locale: Locale): string =>
  plannedPage(libraryDocSet, slug).title[locale];

/** Seen from a generated page of `from`. */
export function libraryPath(slug: string, from: string): string {
  const file = `${made.has(slug) ? `${generatedFolder}/` : ""}${slug}.mdx`;
  if (from !== libraryDocSet) return `../../${libraryDocSet}/${file}`;
  return made.has(slug) ? `./${slug}.mdx` : `../${slug}.mdx`;
}

/** `%page#anchor%` in a text of the data becomes the address of that page of the library. */
export const linked = (text: string, from: string): string =>
  prose(text).replace(
    /%([a-z0-9_-]+)(#[\w-]+)?%/g,
    (_, slug: string, anchor = "") => `${libraryPath(slug, from)}${anchor}`,
  );

/** What a sidebar calls it. */
export const libraryId = (slug: string): string =>
  made.has(slug) ? docId(libraryDocSet, slug) : `${libraryDocSet}/${slug}`;
