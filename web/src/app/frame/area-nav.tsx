import { splitLocale } from "@portal/shared/locales.ts";
import { Suspense } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { useSession } from "../../lib/session/session.ts";
import { lazyPart } from "../../ui/feedback/lazy-part.tsx";
import "./area-nav.css";

/** Visitors never see it, so it is loaded lazily. */
const AreaLinks = lazyPart(async () => (await import("./area-links.tsx")).AreaLinks);

const outside = ["/login", "/logout", "/oauth2/redirect"];

/** The navigation between the pages of an area, for everybody who is signed in. */
export function AreaNav() {
  const translate = useTranslations("shell.areas");
  const session = useSession();
  const { path } = splitLocale(useLocation().pathname);
  if (!session || outside.includes(path)) return null;
  // Keeps the same height while it loads, so that the page below does not jump.
  return (
    <nav className="area-nav" aria-label={translate(session.isSupport ? "backOffice" : "onboarding")}>
      <Suspense>
        <AreaLinks path={path} isSupport={session.isSupport} />
      </Suspense>
    </nav>
  );
}
