import { pageWords } from "virtual:page-words";
import { currentConnection, mayPrefetch } from "@portal/shared/brand/page-loading.ts";
import { type Locale, splitLocale } from "@portal/shared/locales.ts";
import { type PortalPath, portalPaths } from "@portal/shared/site.ts";
import type { ComponentType } from "react";
import { IntlProvider, useLocale } from "use-intl";
import { accountRoutes } from "../../areas/account/routes.tsx";
import { antiFraudRoutes } from "../../areas/anti-fraud/routes.tsx";
import { backOfficeRoutes } from "../../areas/back-office/routes.tsx";
import { explorerRoutes } from "../../areas/explorer/routes.tsx";
import { onboardingRoutes } from "../../areas/onboarding/routes.tsx";
import { destinationAddress, openAgain, PageLoadError, portalPageAt } from "../../lib/navigation.ts";
import type { PortalRoute } from "../../lib/portal-route.ts";
import { loadWords, wordsOf } from "../../lib/text/i18n.ts";

export const pages: readonly PortalRoute[] = [
  ...accountRoutes,
  ...onboardingRoutes,
  ...antiFraudRoutes,
  ...backOfficeRoutes,
  ...explorerRoutes,
].filter(({ path }) => portalPaths.includes(path));

export const pageAt = (href: string): PortalRoute | undefined => {
  const target = portalPageAt(href);
  return pages.find(({ path }) => path === target?.path);
};

const components = new Map<PortalPath, ComponentType>();

/** One component per page, so that it keeps its state, with everything typed in it, when the language is switched. */
function componentOf(path: PortalPath, Page: ComponentType): ComponentType {
  const InItsWords = () => {
    const locale = useLocale();
    return (
      <IntlProvider locale={locale} messages={wordsOf(locale)}>
        <Page />
      </IntlProvider>
    );
  };
  const component = components.get(path) ?? InItsWords;
  components.set(path, component);
  return component;
}

/** Loads a page's component and its texts. A failed download is told apart from an error inside the page. */
async function loadPage({ path, load }: PortalRoute, locale: Locale): Promise<ComponentType> {
  try {
    const [{ Page }] = await Promise.all([load(), loadWords(locale, pageWords[path])]);
    return componentOf(path, Page);
  } catch (error) {
    throw new PageLoadError(`The code of ${path} did not arrive.`, { cause: error });
  }
}

/** The same for a navigation: when code fails to download, a full reload asks for it once more. */
export async function openPage(page: PortalRoute, locale: Locale): Promise<ComponentType> {
  try {
    return await loadPage(page, locale);
  } catch (error) {
    if (!(await openAgain(destinationAddress()))) throw error;
    // The reload is under way: the present page stays until it happens.
    return await new Promise<never>(() => undefined);
  }
}

/** Fetches the code behind a link that somebody is about to follow. */
export function prefetchPage(href: string): void {
  if (!mayPrefetch(currentConnection())) return;
  const page = pageAt(href);
  // A failure is ignored here: following the link tries again and reports it.
  if (page) loadPage(page, splitLocale(href).locale).catch(() => undefined);
}
