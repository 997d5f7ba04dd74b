import { type Locale, withLocale } from "@portal/shared/locales.ts";
import type { PortalPath } from "@portal/shared/site.ts";
import { useLocale } from "use-intl";

/** `usePath()("/profile")` is that page in the language of the page one is on; a query or hash may follow. */
export function usePath(): (
  path: PortalPath | `${PortalPath}?${string}` | `${PortalPath}#${string}`,
) => string {
  const locale: Locale = useLocale();
  return (path) => withLocale(locale, path);
}

/** Picks this page's language of a text that is data rather than catalog, such as an option's label. */
export function useLocalized(): <T>(text: Readonly<Record<Locale, T>>) => T {
  const locale: Locale = useLocale();
  return (text) => text[locale];
}
