import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { type Locale, localeDetails, locales, splitLocale, withLocale } from "../locales.ts";
import { docSets, site } from "../site.ts";
import type { BrandLink } from "./brand-link.ts";
import { keepChoice } from "./choice.ts";
import { HeaderMenu } from "./header-menu.tsx";
import { ContactIcon, GlobeIcon, MenuIcon, MoonIcon, SunIcon } from "./icons.tsx";
import { Logo } from "./logo.tsx";
import { accountLinks, chrome, supportLinks } from "./navigation.ts";

export interface SiteHeaderProps {
  readonly locale: Locale;
  /** Path with locale prefix, query and hash: the locale links keep all three. */
  readonly location: string;
  readonly signedIn: boolean;
  readonly isSupport?: boolean;
  readonly onThemeSwitch: () => void;
  readonly Link: BrandLink;
  /** Further navigation of the host, shown in the drawer of small screens. */
  readonly drawer?: ReactNode;
  /** Search box or the like, between the menus and the account. */
  readonly tools?: ReactNode;
}

type PartProps = Pick<SiteHeaderProps, "locale" | "location" | "Link">;

/** The one header of documentation and portal; it stays in sight while scrolling. */
export function SiteHeader(props: SiteHeaderProps) {
  const { locale, location, Link, tools, onThemeSwitch } = props;
  return (
    <header className="brand-header">
      <nav className="brand-header__bar" aria-label={chrome.mainNavigation[locale]}>
        <Drawer key={`drawer ${location}`} locale={locale}>
          <DrawerNavigation {...props} />
        </Drawer>
        <Link className="brand-header__home" href={withLocale(locale, "/")}>
          <Logo />
          <span className="brand-header__title">{site.title[locale]}</span>
        </Link>
        <div className="brand-header__wide">
          <HeaderMenu key={`docs ${location}`} label={chrome.docs[locale]} className="brand-menu--docs">
            <DocSetList {...props} />
          </HeaderMenu>
          <ContactLink locale={locale} className="brand-header__link" />
        </div>
        <div className="brand-header__tools">
          {tools}
          <div className="brand-header__wide">
            <HeaderMenu
              key={`locale ${location}`}
              label={<LocaleLabel locale={locale} />}
              accessibleLabel={`${chrome.language[locale]}: ${localeDetails[locale].label}`}
              className="brand-menu--end"
            >
              <LocaleList {...props} />
            </HeaderMenu>
          </div>
          <button
            type="button"
            className="brand-icon-button"
            aria-label={chrome.switchTheme[locale]}
            title={chrome.switchTheme[locale]}
            onClick={onThemeSwitch}
          >
            <SunIcon />
            <MoonIcon />
          </button>
          <AccountArea {...props} />
        </div>
      </nav>
    </header>
  );
}

function LocaleLabel({ locale }: { readonly locale: Locale }) {
  return (
    <>
      <GlobeIcon />
      {localeDetails[locale].label}
    </>
  );
}

function DocSetList({ locale, location, Link }: PartProps) {
  const { path } = splitLocale(location);
  return (
    <ul className="brand-list brand-list--docs">
      {docSets.map((set) => (
        <li key={set.id}>
          <Link
            className="brand-list__link"
            href={withLocale(locale, set.path)}
            aria-current={path.startsWith(`/docs/${set.id}/`) ? "true" : undefined}
          >
            {set.label[locale]}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function LocaleList({ locale, location, Link }: PartProps) {
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

function ContactLink({ locale, className }: { readonly locale: Locale; readonly className: string }) {
  return (
    <a className={className} href={site.contactUrl} target="_blank" rel="noopener noreferrer">
      {chrome.contact[locale]}
      <ContactIcon />
      <span className="brand-visually-hidden"> {chrome.newWindow[locale]}</span>
    </a>
  );
}

/**
 * The signed-in and the signed-out form are equally wide, so that the header does not jump when the session becomes
 * known.
 */
function AccountArea({ locale, location, signedIn, isSupport = false, Link }: SiteHeaderProps) {
  return (
    <div className="brand-header__account">
      {signedIn ? (
        <HeaderMenu
          key={`account ${location}`}
          label={chrome.account[locale]}
          className="brand-menu--end brand-menu--account"
        >
          <ul className="brand-list">
            {(isSupport ? supportLinks : accountLinks).map((link) => (
              <li key={link.path}>
                <Link className="brand-list__link" href={withLocale(locale, link.path)}>
                  {link.label[locale]}
                </Link>
              </li>
            ))}
          </ul>
        </HeaderMenu>
      ) : (
        <Link
          className="brand-button brand-button--primary brand-header__login"
          href={withLocale(locale, "/login")}
        >
          {chrome.login[locale]}
        </Link>
      )}
    </div>
  );
}

/** A language and another product are one press away: the host's own tree may be long, and comes after them. */
function DrawerNavigation(props: SiteHeaderProps) {
  const { locale, drawer } = props;
  return (
    <>
      <h2 className="brand-visually-hidden">{chrome.language[locale]}</h2>
      <div className="brand-drawer__locales">
        <LocaleList {...props} />
      </div>
      <details className="brand-drawer__docs" open={!drawer}>
        <summary className="brand-drawer__heading">{chrome.docs[locale]}</summary>
        <DocSetList {...props} />
      </details>
      {drawer}
      <ContactLink locale={locale} className="brand-list__link brand-drawer__contact" />
    </>
  );
}

function Drawer({ locale, children }: { readonly locale: Locale; readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return undefined;
    document.documentElement.classList.add("brand-drawer-open");
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.documentElement.classList.remove("brand-drawer-open");
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [open]);

  // The drawer covers the page: focus must not wander behind it unseen.
  const closeWhenFocusLeaves = (event: FocusEvent<HTMLDivElement>) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    <div className="brand-drawer" onBlur={closeWhenFocusLeaves}>
      <button
        ref={button}
        type="button"
        className="brand-icon-button"
        aria-label={chrome.menu[locale]}
        aria-expanded={open}
        aria-controls="brand-drawer"
        onClick={() => setOpen(!open)}
      >
        <MenuIcon open={open} />
      </button>
      <div id="brand-drawer" className="brand-drawer__panel" hidden={!open}>
        {open && children}
      </div>
    </div>
  );
}
