import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Locale, localeDetails, splitLocale } from "../../shared/locales.ts";
import { site } from "../../shared/site.ts";
import { articleMarkdown } from "./html-to-markdown.ts";

export interface ReadablePage {
  /** With locale prefix, without trailing slash. */
  readonly url: string;
  readonly docSet: string;
  readonly title: string;
  readonly summary: string;
  /** A whole Markdown document, headed by the title. */
  readonly markdown: string;
}

const source = { pt: "Fonte", en: "Source", es: "Fuente" } as const;

export const absolute = (url: string) => new URL(url, site.url).href;

/** `undefined` where the page is no article of the documentation. */
export function readablePage(html: string, url: string, locale: Locale): ReadablePage | undefined {
  const address = absolute(url);
  const article = articleMarkdown(html, address);
  if (!article) return undefined;
  const { title, summary, body } = article;
  const parts = [`# ${title}`, summary && `> ${summary}`, `${source[locale]}: <${address}>`, body];
  const [, , docSet = ""] = splitLocale(url).path.split("/");
  return { url, docSet, title, summary, markdown: `${parts.filter(Boolean).join("\n\n")}\n` };
}

/** `outDir` is the locale's own build folder; the routes carry the locale's prefix. */
export function readablePages(outDir: string, routes: readonly string[], locale: Locale): ReadablePage[] {
  const { prefix } = localeDetails[locale];
  const urls = routes.map((route) => route.replace(/\/$/, ""));
  return [...new Set(urls)].sort().flatMap((url) => {
    const file = join(outDir, decodeURI(url.slice(prefix.length)), "index.html");
    if (!existsSync(file)) return [];
    return readablePage(readFileSync(file, "utf8"), url, locale) ?? [];
  });
}
