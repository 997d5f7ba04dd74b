import { useLocation } from "@docusaurus/router";
import { useColorMode } from "@docusaurus/theme-common";
import { useHistorySelector, useNavbarSecondaryMenu } from "@docusaurus/theme-common/internal";
import { SiteHeader } from "@portal/shared/brand/header.tsx";
import SearchBar from "@theme/SearchBar";
import { SiteLink } from "../../site-link.tsx";
import { useLocale } from "../../use-locale.ts";
import { useSignedIn } from "../../use-signed-in.ts";

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
        drawer={docMenu.content}
        tools={<SearchBar />}
      />
    </div>
  );
}
