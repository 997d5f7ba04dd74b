import { type Locale, localeDetails, locales, splitLocale, withLocale } from "../../locales.ts";
import { type DocSetLink, docSets, libraryDocSet, productsPath, site } from "../../site.ts";
import type { BrandLink } from "../brand-link.ts";
import { keepChoice } from "../choice.ts";
import { ContactIcon, GlobeIcon } from "../icons.tsx";
import { chrome } from "../navigation.ts";

/** What each of its lists of links is told. */
export interface PartProps {
  readonly locale: Locale;
  /** Path with locale prefix, query and hash: the locale links keep all three. */
  readonly location: string;
  readonly Link: BrandLink;
}

export function LocaleLabel({ locale }: { readonly locale: Locale }) {
  return (
    <>
      <GlobeIcon />
      {localeDetails[locale].label}
    </>
  );
}

function DocSetEntry({ set, locale, location, Link }: PartProps & { readonly set: DocSetLink }) {
  const { path } = splitLocale(location);
  return (
    <li>
      <Link
        className="brand-list__link"
        href={withLocale(locale, set.path)}
        aria-current={path.startsWith(`/docs/${set.id}/`) ? "true" : undefined}
      >
        {set.label[locale]}
      </Link>
    </li>
  );
}

/** The fifteen, then the library that most of them build on, and the way to all. */
export function DocSetList(props: PartProps) {
  const { locale, Link } = props;
  return (
    <>
      <ul className="brand-list brand-list--docs">
        {docSets.map((set) => (
          <DocSetEntry key={set.id} set={set} {...props} />
        ))}
      </ul>
      <ul className="brand-list brand-list--more">
        <DocSetEntry set={libraryDocSet} {...props} />
        <li>
          <Link className="brand-list__link" href={withLocale(locale, productsPath)}>
            {chrome.products[locale]}
          </Link>
        </li>
      </ul>
    </>
  );
}

export function LocaleList({ locale, location, Link }: PartProps) {
  return (
    <ul className="brand-list">
      {locales.map((other) => (
        <li key={other}>
          <Link
            className="brand-list__link"
            href={withLocale(other, location)}
            hrefLang={localeDetails[other].htmlLang}
            lang={localeDetails[other].htmlLang}
            aria-current={other === locale ? "true" : undefined}
            onClick={() => keepChoice("locale", other)}
          >
            {localeDetails[other].label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function ContactLink({ locale, className }: { readonly locale: Locale; readonly className: string }) {
  return (
    <a className={className} href={site.contactUrl} target="_blank" rel="noopener noreferrer">
      {chrome.contact[locale]}
      <ContactIcon />
      <span className="brand-visually-hidden"> {chrome.newWindow[locale]}</span>
    </a>
  );
}
