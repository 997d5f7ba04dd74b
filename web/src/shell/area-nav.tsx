import { splitLocale, withLocale } from "@portal/shared/locales.ts";
import type { PortalPath } from "@portal/shared/site.ts";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { useSession } from "../lib/session.ts";
import { pages } from "./pages.tsx";
import { PortalLink } from "./portal-link.tsx";
import "./area-nav.css";

const areas = {
  onboarding: [
    "/onboarding/dashboard",
    "/onboarding/configuration",
    "/onboarding/access-data",
    "/onboarding/certification",
    "/onboarding/production",
    "/onboarding/fraud-keys",
    "/onboarding/history",
    "/onboarding/listOfPartners",
  ],
  backOffice: [
    "/onboarding/bo/dashboard",
    "/onboarding/bo/company",
    "/onboarding/bo/release",
    "/onboarding/listOfPartners",
  ],
} as const satisfies Record<string, readonly PortalPath[]>;

/** Pages that stand under another one's entry. */
const parents: Partial<Record<string, PortalPath>> = {
  "/onboarding/registerPartner": "/onboarding/listOfPartners",
  "/onboarding/bo/configurationOccurrence": "/onboarding/bo/dashboard",
  "/onboarding/bo/certificationOccurrence": "/onboarding/bo/dashboard",
};

const isUnder = (path: string, entry: string): boolean => path === entry || path.startsWith(`${entry}/`);

/** The pages beside this one, for whoever is signed in: of the onboarding, or for support of the back office. */
export function AreaNav() {
  const translate = useTranslations("shell");
  const locale = useLocale();
  const session = useSession();
  const { path } = splitLocale(useLocation().pathname);
  const area = session?.isSupport ? "backOffice" : "onboarding";
  const entries: readonly PortalPath[] = areas[area];
  const here = entries.find((entry) => isUnder(parents[path] ?? path, entry));
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // On a phone the row scrolls: the entry one is at must not be out of sight. Only the row may move, not the page.
    const row = list.current;
    const entry = here && row?.querySelector(`a[href$="${here}"]`)?.parentElement;
    if (row && entry) row.scrollLeft = entry.offsetLeft - (row.clientWidth - entry.offsetWidth) / 2;
  }, [here]);
  if (!session || !path.startsWith("/onboarding/")) return null;
  return (
    <nav className="area-nav" aria-label={translate(`areas.${area}`)}>
      <ul ref={list}>
        {entries.map((entry) => {
          const title = pages.find((page) => page.path === entry)?.title;
          return (
            <li key={entry}>
              <PortalLink href={withLocale(locale, entry)} aria-current={entry === here ? "page" : undefined}>
                {title && translate(`titles.${title}`)}
              </PortalLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
