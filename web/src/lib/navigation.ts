import { type Locale, splitLocale } from "@portal/shared/locales.ts";
import { type PortalPath, portalPaths } from "@portal/shared/site.ts";

/** An address as it is published: no trailing index file name, no trailing slash but the root's. */
export function canonicalPath(pathname: string): string {
  const path = pathname.replace(/\/index\.html?$/, "/").replace(/(?<=.)\/+$/, "");
  return path || "/";
}

/** The portal's own page at an address, if it is one; everything else on this origin is the documentation's. */
export function portalPageAt(href: string): { locale: Locale; path: PortalPath } | undefined {
  if (!href.startsWith("/") || href.startsWith("//")) return undefined;
  const [pathname = ""] = href.split(/[?#]/, 1);
  const { locale, path } = splitLocale(pathname);
  const known = portalPaths.find((candidate) => candidate === path);
  return known ? { locale, path: known } : undefined;
}

interface Routing {
  readonly state: {
    readonly navigation: { location?: { pathname: string } };
    location: { pathname: string };
  };
}
let routing: Routing | undefined;

export const followRouting = (router: Routing): void => {
  routing = router;
};

/** Where one is going, or is. Asked of the router itself: what is rendered lags behind while a page gets ready. */
export const destinationPath = (): string | undefined =>
  (routing?.state.navigation.location ?? routing?.state.location)?.pathname;

/** A page's code did not arrive. The browser remembers a failed import, so only a new document recovers. */
export class PageLoadError extends Error {
  override readonly name = "PageLoadError";
}

/** Reloading without a connection would trade our message for the browser's: the server is asked first. */
export async function recoverPage(
  location: Pick<Location, "href" | "reload">,
  request: typeof fetch = fetch,
): Promise<boolean> {
  try {
    const response = await request(location.href, { cache: "no-store" });
    if (response.status >= 500) return false;
  } catch {
    return false;
  }
  location.reload();
  return true;
}
