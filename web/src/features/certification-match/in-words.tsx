import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { IntlProvider, useLocale } from "use-intl";
import { wordsOf } from "../../lib/text/i18n.ts";
import { wordsQuery } from "./queries.ts";

interface InMatchWordsProps {
  readonly children: ReactNode;
  /** Shown until the words are there. */
  readonly before?: ReactNode;
}

/** The words of what calls say come with it: no page needs them before it shows anything. */
export function InMatchWords({ children, before }: InMatchWordsProps) {
  const locale = useLocale();
  const words = useQuery(wordsQuery(locale));
  if (words.error) throw words.error;
  if (!words.data) return before;
  return (
    <IntlProvider locale={locale} messages={wordsOf(locale)}>
      {children}
    </IntlProvider>
  );
}
