import { PageMetadata } from "@docusaurus/theme-common";
import { withLocale } from "@portal/shared/locales.ts";
import { site } from "@portal/shared/site.ts";
import { frameWords } from "../../../../words/frame.ts";
import { SiteLink } from "../../../site-link.tsx";
import { useLocale } from "../../../use-locale.ts";

const words = frameWords.notFound;

export default function NotFoundContent() {
  const locale = useLocale();
  return (
    <main className="not-found">
      {/* Below the documentation's own addresses nobody else names the page. */}
      <PageMetadata title={words.title[locale]} />
      <p className="not-found__code" aria-hidden="true">
        404
      </p>
      <h1>{words.title[locale]}</h1>
      <p>{words.cause[locale]}</p>
      <p>{words.advice[locale]}</p>
      <div className="not-found__ways">
        <SiteLink className="brand-button brand-button--primary" href={withLocale(locale, "/")}>
          {words.home[locale]}
        </SiteLink>
        <SiteLink className="brand-button brand-button--secondary" href={withLocale(locale, "/docs")}>
          {words.docs[locale]}
        </SiteLink>
        <a className="brand-button brand-button--quiet" href={`mailto:${site.supportEmail}`}>
          {words.write[locale]}
        </a>
      </div>
    </main>
  );
}
