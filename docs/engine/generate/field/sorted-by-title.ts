import { type Locale, type Localized, localeDetails } from "@portal/shared/locales.ts";

/** Alphabetical order differs between languages, and so do the titles. */
export function sortedByTitle<Each extends { readonly title: Localized }>(
  list: readonly Each[],
  locale: Locale,
): Each[] {
  const { compare } = new Intl.Collator(localeDetails[locale].htmlLang);
  return list.toSorted((left, right) => compare(left.title[locale], right.title[locale]));
}
