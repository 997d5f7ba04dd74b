import { accountRoutes } from "../areas/account/routes.tsx";
import { backOfficeRoutes } from "../areas/back-office/routes.tsx";
import { onboardingRoutes } from "../areas/onboarding/routes.tsx";
import { currentConnection, mayPrefetch, PageLoadError, portalPageAt } from "../lib/navigation.ts";
import type { PortalRoute } from "./portal-route.ts";

export const pages: readonly PortalRoute[] = [...accountRoutes, ...onboardingRoutes, ...backOfficeRoutes];

/** A page's component; a failure to fetch it is told apart from a failure inside it. */
export async function loadPage(page: PortalRoute) {
  try {
    return (await page.load()).Page;
  } catch (error) {
    throw new PageLoadError(`The code of ${page.path} did not arrive.`, { cause: error });
  }
}

/** Fetches the code behind a link that somebody is about to follow. */
export function prefetchPage(href: string): void {
  if (!mayPrefetch(currentConnection())) return;
  const target = portalPageAt(href);
  const page = pages.find(({ path }) => path === target?.path);
  // A failure is not worth a word here: following the link tries again and says so.
  page?.load().catch(() => undefined);
}
