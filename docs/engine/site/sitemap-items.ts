import type { Options } from "@docusaurus/plugin-sitemap";
import {
  defaultLocale,
  type Locale,
  localeDetails,
  locales,
  splitLocale,
  withLocale,
} from "@portal/shared/locales.ts";

type CreateItems = NonNullable<Options["createSitemapItems"]>;

/** Every page exists in every language, so each names all of them. */
export function languageLinks(url: string): { lang: string; url: string }[] {
  const { origin, pathname } = new URL(url);
  const { path } = splitLocale(pathname);
  const link = (lang: string, locale: Locale) => ({ lang, url: origin + withLocale(locale, path) });
  return [
    ...locales.map((locale) => link(localeDetails[locale].htmlLang, locale)),
    link("x-default", defaultLocale),
  ];
}

export const sitemapItems: CreateItems = async ({ defaultCreateSitemapItems, ...params }) => {
  const items = await defaultCreateSitemapItems(params);
  return items.map((item) => ({ ...item, links: languageLinks(item.url) }));
};
