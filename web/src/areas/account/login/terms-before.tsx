import { useEffect, useState } from "react";
import { IntlProvider, useLocale } from "use-intl";
import { TermsDialog } from "../../../features/company/terms-dialog.tsx";
import { loadWords, wordsOf } from "../../../lib/text/i18n.ts";

/** Shows the terms to somebody who has no company yet. */
export function TermsBefore({ onClose }: { onClose: () => void }) {
  const locale = useLocale();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    loadWords(locale, ["company"]).then(() => setReady(true), onClose);
  }, [locale, onClose]);
  if (!isReady) return null;
  return (
    <IntlProvider locale={locale} messages={wordsOf(locale)}>
      <TermsDialog onClose={onClose} />
    </IntlProvider>
  );
}
