import { type Locale, splitLocale } from "../../shared/locales.ts";
import { site } from "../../shared/site.ts";
import type { BuiltPage } from "../site/built-pages.ts";
import { referenceWords } from "../words/reference.ts";
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

const { source } = referenceWords.plainText;

export const absolute = (url: string) => new URL(url, site.url).href;

/** `undefined` where the page is no article of the documentation. */
export function readablePage({ $, url }: BuiltPage, locale: Locale): ReadablePage | undefined {
  const address = absolute(url);
  const article = articleMarkdown($, address);
  if (!article) return undefined;
  const { title, summary, body } = article;
  const parts = [`# ${title}`, summary && `> ${summary}`, `${source[locale]}: <${address}>`, body];
  const [, , docSet = ""] = splitLocale(url).path.split("/");
  return { url, docSet, title, summary, markdown: `${parts.filter(Boolean).join("\n\n")}\n` };
}
