import { defaultLocale, type Locale } from "@portal/shared/locales.ts";
import type { PageKind } from "../../../data/page-kinds.ts";

/** A page as it stands in its file, written by hand or by the generator. */
export interface WrittenPage {
  readonly locale: Locale;
  /** Absent for a page that belongs to no doc set, such as the privacy policy. */
  readonly docSet?: string;
  readonly slug: string;
  /** Path below `docs`, for messages. */
  readonly file: string;
  readonly title?: string | undefined;
  readonly content: string;
  readonly generated: boolean;
  /** Of a generated page; that of others is planned in the inventory. */
  readonly kind?: PageKind;
  /** Rows of the tables that the page shows from generated data. */
  readonly tableText: string;
}

export const docsFolder = (locale: Locale) =>
  locale === defaultLocale ? "content" : `i18n/${locale}/docusaurus-plugin-content-docs/current`;
export const pagesFolder = (locale: Locale) =>
  locale === defaultLocale ? "theme/pages" : `i18n/${locale}/docusaurus-plugin-content-pages`;

/** Where the page that lies at `source` in the source language lies in another. */
export const translationOf = (source: string, locale: Locale): string =>
  [docsFolder, pagesFolder].reduce(
    (file, folder) => file.replace(new RegExp(`^${folder(defaultLocale)}/`), `${folder(locale)}/`),
    source,
  );
