import { useLocation } from "@docusaurus/router";
import { useColorMode } from "@docusaurus/theme-common";
import { useHistorySelector, useNavbarSecondaryMenu } from "@docusaurus/theme-common/internal";
import { SiteHeader } from "@portal/shared/brand/header/header.tsx";
import { splitLocale } from "@portal/shared/locales.ts";
import Loading from "@theme/Loading";
import SearchBar from "@theme/SearchBar";
import { type ReactNode, useSyncExternalStore } from "react";
import { findDocSetName } from "../../../data/doc-sets/doc-set-names.data.ts";
import { ProductSwitcher } from "../../products/product-switcher.tsx";
import { isSlowNavigation, onSlowNavigation } from "../../routing/slow-navigation.ts";
import { SiteLink } from "../../site-link.tsx";
import { useLocale } from "../../use-locale.ts";
import { useSignedIn } from "../../use-signed-in.ts";

/** The pages of the doc set that is read, under its name, because sections are called alike in several. */
function DocSetMenu({ pathname, children }: { readonly pathname: string; readonly children: ReactNode }) {
  const { locale, path } = splitLocale(pathname);
  const [, , docSet = ""] = path.split("/");
  const name = findDocSetName(docSet);
  return (
    <>
      {name && <h2 className="brand-drawer__heading">{name[locale]}</h2>}
      {name && <ProductSwitcher key={docSet} current={docSet} />}
      {children}
    </>
  );
}

const notOnServer = () => false;

/** Stands before the page that one is about to leave, which Docusaurus keeps until the next one is there. */
function SlowPage() {
  const isSlow = useSyncExternalStore(onSlowNavigation, isSlowNavigation, notOnServer);
  if (!isSlow) return null;
  return (
    <div className="slow-page">
      <Loading error={null} isLoading pastDelay timedOut={false} retry={() => undefined} />
    </div>
  );
}

export default function Navbar() {
  const { pathname } = useLocation();
  // The server knows neither query nor hash; the selector keeps hydration equal and adds them after.
  const suffix = useHistorySelector(({ location }) => `${location.search}${location.hash}`);
  const { colorMode, setColorMode } = useColorMode();
  const docMenu = useNavbarSecondaryMenu();
  return (
    // The theme measures `.navbar` to tell which heading is in sight.
    <div className="navbar site-navbar">
      <SiteHeader
        locale={useLocale()}
        location={`${pathname}${suffix}`}
        signedIn={useSignedIn()}
        onThemeSwitch={() => setColorMode(colorMode === "dark" ? "light" : "dark")}
        Link={SiteLink}
        drawer={docMenu.content && <DocSetMenu pathname={pathname}>{docMenu.content}</DocSetMenu>}
        tools={<SearchBar />}
      />
      <SlowPage />
    </div>
  );
}
