import type { Locale } from "@portal/shared/locales.ts";
import { queryOptions } from "@tanstack/react-query";
import type { CatalogPart } from "./i18n.ts";

/** The words of a part of pages, which come with it. */
export const wordsQuery = (part: CatalogPart, locale: Locale, load: (locale: Locale) => Promise<void>) =>
  queryOptions({
    queryKey: ["words", part, locale],
    queryFn: async () => {
      await load(locale);
      return true;
    },
    staleTime: "static",
  });
