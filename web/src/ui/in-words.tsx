import type { Locale } from "@portal/shared/locales.ts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { IntlProvider, useLocale } from "use-intl";
import { type CatalogPart, wordsOf } from "../lib/text/i18n.ts";
import { wordsQuery } from "../lib/text/queries.ts";

interface InWordsProps {
  readonly children: ReactNode;
  /** Shown until the words are there. */
  readonly before?: ReactNode;
}

/** A part of pages whose words come with it: no page needs them before it shows anything. */
export const inWords = (part: CatalogPart, load: (locale: Locale) => Promise<void>) =>
  function InWords({ children, before }: InWordsProps) {
    const locale = useLocale();
    const words = useQuery(wordsQuery(part, locale, load));
    if (words.error) throw words.error;
    if (!words.data) return before;
    return (
      <IntlProvider locale={locale} messages={wordsOf(locale)}>
        {children}
      </IntlProvider>
    );
  };
