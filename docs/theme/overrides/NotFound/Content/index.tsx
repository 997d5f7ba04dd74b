import { useLocation } from "@docusaurus/router";
import { PageMetadata } from "@docusaurus/theme-common";
import { type Locale, withLocale } from "@portal/shared/locales.ts";
import { site } from "@portal/shared/site.ts";
import { useEffect, useState } from "react";
import { frameWords } from "../../../../words/frame.ts";
import { type PageName, pageNamesFile } from "../../../addresses/page-names.ts";
import { isOfDocs, nearestPages, wordsOf } from "../../../not-found/nearest-pages.ts";
import { portalDoors } from "../../../not-found/portal-doors.ts";
import { openSearch } from "../../../open-search.ts";
import { SiteLink } from "../../../site-link.tsx";
import { useLocale } from "../../../use-locale.ts";

const words = frameWords.notFound;

async function pageNames(locale: Locale, missed: string): Promise<readonly PageName[]> {
  if (!isOfDocs(missed)) return portalDoors(locale);
  const response = await fetch(withLocale(locale, `/${pageNamesFile}`));
  return response.ok ? response.json() : [];
}

/** Only the browser knows which address has no page. */
function Nearest({ pathname }: { readonly pathname: string }) {
  const locale = useLocale();
  const [pages, setPages] = useState<readonly PageName[]>([]);
  useEffect(() => {
    pageNames(locale, pathname).then(
      (names) => setPages(nearestPages(pathname, names)),
      () => {
        // The other ways on stand there already.
      },
    );
  }, [locale, pathname]);
  if (pages.length === 0) return null;
  return (
    <nav aria-labelledby="nearest">
      <h2 id="nearest" className="not-found__nearest">
        {words.nearest[locale]}
      </h2>
      <ul>
        {pages.map(([address, title]) => (
          <li key={address}>
            <SiteLink href={address}>{title}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export default function NotFoundContent() {
  const locale = useLocale();
  const { pathname } = useLocation();
  return (
    <main className="not-found">
      {/* Below the documentation's own addresses nobody else names the page. */}
      <PageMetadata title={words.title[locale]} />
      <p className="not-found__code" aria-hidden="true">
        404
      </p>
      <h1>{words.title[locale]}</h1>
      <p>{words.cause[locale]}</p>
      <Nearest pathname={pathname} />
      <p>{words.advice[locale]}</p>
      <div className="not-found__ways">
        <SiteLink className="brand-button brand-button--primary" href={withLocale(locale, "/")}>
          {words.home[locale]}
        </SiteLink>
        <button
          type="button"
          className="brand-button brand-button--secondary"
          onClick={() => openSearch(wordsOf(pathname))}
        >
          {words.search[locale]}
        </button>
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
