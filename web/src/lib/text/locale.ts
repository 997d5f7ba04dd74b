import { type Locale, withLocale } from "@portal/shared/locales.ts";
import type { PortalPath } from "@portal/shared/site.ts";
import { useLocale } from "use-intl";

/** `usePath()("/profile")` is the path of that page in the present language; a query or hash may follow. */
export function usePath(): (
  path: PortalPath | `${PortalPath}?${string}` | `${PortalPath}#${string}`,
) => string {
  const locale: Locale = useLocale();
  return (path) => withLocale(locale, path);
}

/** Picks the page's language from a text that is data rather than catalog, such as an option's label. */
export function useLocalized(): <T>(text: Readonly<Record<Locale, T>>) => T {
  const locale: Locale = useLocale();
  return (text) => text[locale];
}
