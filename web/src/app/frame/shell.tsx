import { SiteFooter } from "@portal/shared/brand/footer.tsx";
import { SiteHeader } from "@portal/shared/brand/header/header.tsx";
import { type Locale, localeDetails, withLocale } from "@portal/shared/locales.ts";
import { site } from "@portal/shared/site.ts";
import { Suspense, useEffect, useLayoutEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation } from "react-router";
import { IntlProvider, useTranslations } from "use-intl";
import { useSession } from "../../lib/session/session.ts";
import { wordsOf } from "../../lib/text/i18n.ts";
import { switchTheme } from "../../lib/theme.ts";
import { lazyPart } from "../../ui/feedback/lazy-part.tsx";
import { Toasts } from "../../ui/feedback/toast/toasts.tsx";
import { PortalLink } from "../../ui/portal-link.tsx";
import { pageAt } from "../pages/pages.tsx";
import { AreaNav } from "./area-nav.tsx";
import { NavigationProgress, PageLoader, useSlowNavigation } from "./navigation-progress.tsx";
import { SessionEnded } from "./session-ended.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";
import { useLateHashTarget } from "./use-late-hash-target.ts";

const Nothing = () => null;
/** Stays away when it does not arrive: every page works without it. */
const NoticeBell = lazyPart(() =>
  import("./notice-bell.tsx").then(
    ({ NoticeBell: Bell }) => Bell,
    () => Nothing,
  ),
);

const queuePath = /\/(?:bo\/dashboard|occurrences)$/;

/** Returning to one of support's queues by any link restores the scroll position of that page of it. */
const scrollKey = ({ key, pathname, search }: { key: string; pathname: string; search: string }): string =>
  queuePath.test(pathname) ? `${pathname}${search}` : key;

/** The frame around every page of one language. */
export function Shell({ locale }: { locale: Locale }) {
  return (
    <IntlProvider locale={locale} messages={wordsOf(locale)} timeZone="America/Sao_Paulo">
      <Frame locale={locale} />
    </IntlProvider>
  );
}

function Frame({ locale }: { locale: Locale }) {
  const translate = useTranslations("shell");
  const { pathname, search, hash } = useLocation();
  const session = useSession();
  const isSlow = useSlowNavigation();
  usePageTitle(locale);
  useLateHashTarget();
  useKeptFocus();
  // On a phone the bar has no room for it: there it is the first entry of the menu.
  const backOffice = (className: string) =>
    session?.isSupport && (
      <PortalLink className={className} href={withLocale(locale, "/onboarding/bo/dashboard")}>
        {translate("backOffice")}
      </PortalLink>
    );
  return (
    <div className="ui-shell" data-side={session?.isSupport ? "support" : "client"}>
      <a className="brand-skip-link" href="#main">
        {translate("skip")}
      </a>
      <NavigationProgress />
      <SiteHeader
        locale={locale}
        location={`${pathname}${search}${hash}`}
        signedIn={session !== undefined}
        isSupport={session?.isSupport}
        onThemeSwitch={switchTheme}
        Link={PortalLink}
        drawer={backOffice("brand-list__link")}
        tools={
          session?.isSupport === false ? (
            <Suspense>
              <NoticeBell />
            </Suspense>
          ) : (
            backOffice("brand-header__link brand-header__wide")
          )
        }
      />
      <SessionEnded />
      <AreaNav />
      <main id="main" className="ui-main" tabIndex={-1}>
        {isSlow ? <PageLoader /> : <Outlet />}
      </main>
      <SiteFooter locale={locale} Link={PortalLink} />
      <Toasts />
      <ScrollRestoration getKey={scrollKey} />
    </div>
  );
}

/**
 * Sets title and language of the document. After a switch the new page takes the focus, so that screen readers
 * announce it.
 */
function usePageTitle(locale: Locale): void {
  const translate = useTranslations("shell.titles");
  const { pathname } = useLocation();
  const title = translate(pageAt(pathname)?.title ?? "notFound");
  const announced = useRef(pathname);
  // Before what a page says of its own title, such as the tab that is open.
  useLayoutEffect(() => {
    document.title = `${title} | ${site.title[locale]}`;
    document.documentElement.lang = localeDetails[locale].htmlLang;
  }, [title, locale]);
  useEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);
}

/** Shown while the very first page loads, and with it the words of its language. */
export const StartLoader = () => (
  <div className="ui-start">
    <span className="ui-spinner" />
    <progress className="brand-visually-hidden" aria-label="…" />
  </div>
);
