import { defaultLocale, isLocale, type Locale } from "@portal/shared/locales.ts";

/** `pt-BR` and `pt` are one language of ours. */
function localeOf(tag: string): Locale | undefined {
  const language = tag.trim().slice(0, 2).toLowerCase();
  return isLocale(language) ? language : undefined;
}

/** What a browser prefers, in its own order; it sorts them, and nobody weighs them otherwise. */
const preferred = (header: string): readonly string[] =>
  header.split(",").map((part) => part.split(";")[0] ?? "");

/** The language of a page: the first of those wished for that there is, in the order of who asks. */
export function languageFor(wishes: readonly (string | undefined)[], acceptLanguage = ""): Locale {
  for (const wish of [...wishes, ...preferred(acceptLanguage)]) {
    const locale = localeOf(wish ?? "");
    if (locale) return locale;
  }
  return defaultLocale;
}
