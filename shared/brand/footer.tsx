import type { ReactNode } from "react";
import { type Locale, withLocale } from "../locales.ts";
import { docSets, productsPath, site } from "../site.ts";
import type { BrandLink } from "./brand-link.ts";
import { Logo } from "./logo.tsx";
import { chrome, privacyPath } from "./navigation.ts";
import { StatusButton } from "./status/status-button.tsx";

interface SiteFooterProps {
  readonly locale: Locale;
  readonly Link: BrandLink;
}

/** The four doc sets that the home page also shows as tiles. */
const footerDocSets = docSets.slice(0, 4);

/** The one footer of documentation and portal. */
export function SiteFooter({ locale, Link }: SiteFooterProps) {
  return (
    <footer className="brand-footer">
      <div className="brand-footer__columns">
        <div className="brand-footer__about">
          <span className="brand-footer__mark">
            <Logo />
            {site.title[locale]}
          </span>
          <p>{site.tagline[locale]}</p>
          <StatusButton locale={locale} />
        </div>
        <FooterColumn heading={chrome.docs[locale]}>
          {footerDocSets.map((set) => (
            <li key={set.id}>
              <Link href={withLocale(locale, set.path)}>{set.label[locale]}</Link>
            </li>
          ))}
          <li>
            <Link href={withLocale(locale, productsPath)}>{chrome.products[locale]}</Link>
          </li>
        </FooterColumn>
        <FooterColumn heading={chrome.portal[locale]}>
          <li>
            <Link href={withLocale(locale, "/onboarding")}>{chrome.startIntegration[locale]}</Link>
          </li>
          <li>
            <Link href={withLocale(locale, "/onboarding/dashboard")}>{chrome.dashboard[locale]}</Link>
          </li>
          <li>
            <Link href={withLocale(locale, privacyPath)}>{chrome.privacy[locale]}</Link>
          </li>
        </FooterColumn>
        <ContactColumn locale={locale} />
      </div>
      <p className="brand-footer__legal">
        © {site.copyrightYear} {site.companyLabel}. {chrome.rights[locale]}
      </p>
    </footer>
  );
}

function FooterColumn({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <div>
      <h2 className="brand-footer__heading">{heading}</h2>
      <ul className="brand-footer__list">{children}</ul>
    </div>
  );
}

function ContactColumn({ locale }: { readonly locale: Locale }) {
  return (
    <FooterColumn heading={chrome.contactChannels[locale]}>
      <li>
        <a href={`tel:${site.phone.replace(/[^+\d]/g, "")}`}>{site.phone}</a>
      </li>
      <li>
        <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>
      </li>
      <li>
        <a href={site.contactUrl} target="_blank" rel="noopener noreferrer">
          {chrome.contact[locale]}
          <span className="brand-visually-hidden"> {chrome.newWindow[locale]}</span>
        </a>
      </li>
    </FooterColumn>
  );
}
