import { defaultLocale, isLocale, type Locale } from "@portal/shared/locales.ts";

/** Docusaurus builds one locale a process and tells the configuration which one only through this variable. */
export function currentLocale(): Locale {
  const locale = process.env.DOCUSAURUS_CURRENT_LOCALE;
  return isLocale(locale) ? locale : defaultLocale;
}
