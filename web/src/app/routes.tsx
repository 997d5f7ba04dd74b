import { type Locale, localeDetails, locales, splitLocale } from "@portal/shared/locales.ts";
import type { QueryClient } from "@tanstack/react-query";
import { type LoaderFunctionArgs, type RouteObject, redirect } from "react-router";
import { canonicalPath } from "../lib/navigation.ts";
import type { PortalRoute } from "../lib/portal-route.ts";
import { loadWords } from "../lib/text/i18n.ts";
import { shellWords } from "../lib/text/shell-words.ts";
import { Shell, StartLoader } from "./frame/shell.tsx";
import { guard } from "./guards.ts";
import { openPage, pages } from "./pages/pages.tsx";
import { refusal } from "./refusal.ts";
import { RootError, RouteError } from "./route-error.tsx";

/** An unknown address shows "not found", unless removing an index file name makes it known. */
async function noSuchPage({ request }: LoaderFunctionArgs): Promise<never> {
  const { pathname, search } = new URL(request.url);
  const canonical = canonicalPath(pathname);
  if (canonical !== pathname) throw redirect(`${canonical}${search}`);
  throw await refusal(404, splitLocale(pathname).locale);
}

const pageRoute = (page: PortalRoute, locale: Locale, queryClient: QueryClient): RouteObject => ({
  path: page.path.slice(1),
  caseSensitive: true,
  loader: guard(page.access, queryClient),
  lazy: { Component: () => openPage(page, locale) },
});

const localeRoute = (locale: Locale, queryClient: QueryClient): RouteObject => ({
  path: localeDetails[locale].prefix || "/",
  caseSensitive: true,
  loader: async () => {
    await loadWords(locale, shellWords);
    return null;
  },
  shouldRevalidate: () => false,
  element: <Shell locale={locale} />,
  hydrateFallbackElement: <StartLoader />,
  errorElement: <RootError />,
  children: [
    {
      errorElement: <RouteError />,
      children: [
        ...pages.map((page) => pageRoute(page, locale, queryClient)),
        { path: "*", loader: noSuchPage, element: <></> },
      ],
    },
  ],
});

export const portalRoutes = (queryClient: QueryClient): RouteObject[] =>
  locales.map((locale) => localeRoute(locale, queryClient));
