import { splitLocale } from "@portal/shared/locales.ts";
import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { useSession } from "../../lib/session/session.ts";
import "./area-nav.css";

/** Visitors do without. */
const AreaLinks = lazy(async () => ({ default: (await import("./area-links.tsx")).AreaLinks }));

const outside = ["/login", "/logout", "/oauth2/redirect"];

/** The pages beside this one, for whoever is signed in, on every page of theirs. */
export function AreaNav() {
  const session = useSession();
  const { path } = splitLocale(useLocation().pathname);
  if (!session || outside.includes(path)) return null;
  // As high while it is on its way: the page below must not jump.
  return (
    <div className="area-nav">
      <Suspense>
        <AreaLinks path={path} isSupport={session.isSupport} />
      </Suspense>
    </div>
  );
}
