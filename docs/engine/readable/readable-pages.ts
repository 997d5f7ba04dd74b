import { type Locale, splitLocale } from "@portal/shared/locales.ts";
import { site } from "@portal/shared/site.ts";
import type { Element } from "cheerio";
import { referenceWords } from "../../words/reference.ts";
import type { BuiltPage } from "../site/built-pages.ts";
import { articleMarkdown } from "./html-to-markdown.ts";

export interface ReadablePage {
  /** With locale prefix, without trailing slash. */
  readonly url: string;
  readonly docSet: string;
  /** Where in the doc set's tree it stands; undefined at its root. */
  readonly section?: string;
  readonly title: string;
  readonly summary: string;
  /** When it last changed; unknown where there is no history to read it from. */
  readonly changedAt?: string;
  /** Entries of a history of changes, which are dated by their anchors. */
  readonly dated: readonly DatedEntry[];
  /** A whole Markdown document, headed by the title. */
  readonly markdown: string;
}

export interface DatedEntry {
  /** As 2026-11-22. */
  readonly date: string;
  readonly title: string;
}

const { source } = referenceWords.plainText;

export const absolute = (url: string) => new URL(url, site.url).href;

/** What its trail names between the doc set and the page. */
const sectionOf = ($: BuiltPage["$"]) =>
  $(".theme-doc-breadcrumbs .breadcrumbs__item:not(.breadcrumbs__item--products)")
    .toArray()
    .slice(2, -1)
    .map((item) => $(item).text().trim())
    .join(": ");

/** `undefined` where the page is no article of the documentation. */
export function readablePage({ $, url }: BuiltPage, locale: Locale): ReadablePage | undefined {
  const address = absolute(url);
  const article = articleMarkdown($, address);
  if (!article) return undefined;
  const { title, summary, body } = article;
  const parts = [`# ${title}`, summary && `> ${summary}`, `${source[locale]}: <${address}>`, body];
  const [, , docSet = ""] = splitLocale(url).path.split("/");
  const changedAt = $(".theme-last-updated time").attr("datetime");
  const dated = $<Element, string>("article h2[id]")
    .toArray()
    .filter(({ attribs: { id = "" } }) => /^\d{4}-\d{2}-\d{2}$/.test(id))
    .map((heading) => ({
      date: heading.attribs.id ?? "",
      title: $(heading)
        .text()
        .replace(/\u200b/g, "")
        .trim(),
    }));
  const section = sectionOf($);
  return {
    url,
    docSet,
    ...(section && { section }),
    title,
    summary,
    changedAt,
    dated,
    markdown: `${parts.filter(Boolean).join("\n\n")}\n`,
  };
}
