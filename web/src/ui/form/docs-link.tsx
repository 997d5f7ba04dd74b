import type { DocsPage } from "@portal/shared/explained/model.ts";
import { withLocale } from "@portal/shared/locales.ts";
import { useLocale, useTranslations } from "use-intl";

interface DocsLinkProps {
  readonly page: DocsPage;
  /** What it explains, where several stand together: for those who hear the link by itself. */
  readonly about?: string;
}

/** Leads to the page of the documentation that explains something, in a tab of its own: what was typed here stays. */
export function DocsLink({ page, about }: DocsLinkProps) {
  const translate = useTranslations("shell.ui");
  const locale = useLocale();
  const text = translate("docs");
  return (
    <a
      href={withLocale(locale, page)}
      target="_blank"
      rel="noopener"
      aria-label={about && `${text}: ${about}`}
    >
      {text}
    </a>
  );
}
