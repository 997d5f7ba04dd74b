import { readdirSync } from "node:fs";
import { join, sep } from "node:path";
import { type Locale, localeDetails, splitLocale } from "@portal/shared/locales.ts";
import { findDocSetName } from "../../../data/doc-sets/doc-set-names.data.ts";
import type { PageRecord } from "../../../theme/search/engine/page-record.ts";
import { type BuiltPage, builtPages } from "../../site/built-pages.ts";
import { extractPage } from "./extract-page.ts";

/** The one page of the documentation that search must not show: the listing of the storage REST interface. */
const hiddenPage = "/docs/e-sitef/armazenamento-rest-listagem";

/** Every other page of the documentation is found; the home page and the missing page have nothing to look up. */
export function isSearchable(route: string): boolean {
  const path = splitLocale(route).path.replace(/\/$/, "");
  return path !== hiddenPage && path !== "" && !path.endsWith("/404.html") && !path.includes("*");
}

function docSetLabel(route: string, locale: Locale): string | undefined {
  const [, root, id] = splitLocale(route).path.split("/");
  return root === "docs" ? findDocSetName(id ?? "")?.[locale] : undefined;
}

export const searchRecord = (page: BuiltPage, locale: Locale): PageRecord | undefined =>
  isSearchable(page.url) ? extractPage(page, docSetLabel(page.url, locale)) : undefined;

/** The pages of a finished build, for those who come after it. */
export function readBuiltPages(buildDir: string, locale: Locale): PageRecord[] {
  const { prefix } = localeDetails[locale];
  const outDir = join(buildDir, prefix);
  const routes = readdirSync(outDir, { recursive: true, encoding: "utf8" })
    .map((file) => file.split(sep).join("/"))
    .filter((file) => file.endsWith("index.html") && (prefix !== "" || !/^(?:en|es)\//.test(file)))
    .map((file) => `${prefix}/${encodeURI(file.replace(/\/?index\.html$/, ""))}`);
  return Array.from(builtPages(outDir, routes, locale), (page) => searchRecord(page, locale)).flatMap(
    (record) => record ?? [],
  );
}
