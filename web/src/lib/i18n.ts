import type { Locale } from "@portal/shared/locales.ts";
import type { pt } from "@portal/shared/messages/pt.ts";

declare module "use-intl" {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof pt;
  }
}

/** The words of one language, as `tsc` has proved them equal in keys to the Portuguese ones. */
export type Catalog = typeof pt;

const catalogs: Record<Locale, () => Promise<unknown>> = {
  pt: async () => (await import("@portal/shared/messages/pt.ts")).pt,
  en: async () => (await import("@portal/shared/messages/en.ts")).en,
  es: async () => (await import("@portal/shared/messages/es.ts")).es,
};

/** Only the language that is shown is fetched. */
export const loadCatalog = async (locale: Locale): Promise<Catalog> => (await catalogs[locale]()) as Catalog;
