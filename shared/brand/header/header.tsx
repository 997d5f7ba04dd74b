import { type ReactNode } from "react";
import { localeDetails, withLocale } from "../../locales.ts";
import { site } from "../../site.ts";
import { MoonIcon, SunIcon } from "../icons.tsx";
import { Logo } from "../logo.tsx";
import { accountLinks, chrome, supportLinks } from "../navigation.ts";
import { Drawer } from "./header-drawer.tsx";
import { ContactLink, DocSetList, LocaleLabel, LocaleList, type PartProps } from "./header-lists.tsx";
import { HeaderMenu } from "./header-menu.tsx";

export interface SiteHeaderProps extends PartProps {
  readonly signedIn: boolean;
  readonly isSupport?: boolean;
  readonly onThemeSwitch: () => void;
  /** Further navigation of the host, shown in the drawer of small screens. */
  readonly drawer?: ReactNode;
  /** Search box or the like, between the menus and the account. */
  readonly tools?: ReactNode;
}

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
