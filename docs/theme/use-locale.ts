import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { defaultLocale, isLocale, type Locale } from "@portal/shared/locales.ts";

export function useLocale(): Locale {
  const { currentLocale } = useDocusaurusContext().i18n;
  return isLocale(currentLocale) ? currentLocale : defaultLocale;
}
