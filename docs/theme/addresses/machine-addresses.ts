import { type Locale, localeDetails } from "@portal/shared/locales.ts";

/** The build lays the page's text beside it. */
export const markdownAddress = (pathname: string): string => `${pathname.replace(/\/$/, "")}.md`;

/** What changed in a doc set, for readers of feeds. */
export const feedAddress = (docSet: string, locale: Locale): string =>
  `${localeDetails[locale].prefix}/docs/${docSet}/feed.xml`;
