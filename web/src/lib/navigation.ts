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

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

interface Routing {
  readonly state: { readonly navigation: { location?: Place }; location: Place };
}
let routing: Routing | undefined;
let fetchAhead: (href: string) => void = () => undefined;

/** What links and refusals ask of the router and of the table of pages, which stand above them. */
export const followRouting = (router: Routing, prefetch: (href: string) => void): void => {
  routing = router;
  fetchAhead = prefetch;
};

/** Fetches the code behind a link that somebody is about to follow. */
export const prefetchPage = (href: string): void => fetchAhead(href);

/** Where one is going, or is. Asked of the router itself: what is rendered lags behind while a page gets ready. */
const destination = (): Place | undefined => routing?.state.navigation.location ?? routing?.state.location;

export const destinationPath = (): string | undefined => destination()?.pathname;

export function destinationAddress(): string {
  const { pathname, search, hash } = destination() ?? window.location;
  return `${pathname}${search}${hash}`;
}

/** A page's code did not arrive. The browser remembers a failed import, so only a new document recovers. */
export class PageLoadError extends Error {
  override readonly name = "PageLoadError";
}

/** Reloading without a connection would trade our message for the browser's: the server is asked first. */
async function answers(address: string, request: typeof fetch): Promise<boolean> {
  try {
    const { status } = await request(address, { cache: "no-store" });
    return status < 500;
  } catch {
    return false;
  }
}

export async function recoverPage(
  location: Pick<Location, "href" | "reload">,
  request: typeof fetch = fetch,
): Promise<boolean> {
  const isThere = await answers(location.href, request);
  if (isThere) location.reload();
  return isThere;
}

const openedAgain = "portal.openedAgain";
const againAfterMilliseconds = 30_000;

/**
 * One failed request must not show the error page: a new document asks for the code once more. False when it has been
 * tried a moment ago, or the server does not answer; then somebody has to be told.
 */
export async function openAgain(
  address: string,
  location: Pick<Location, "href" | "assign" | "reload"> = window.location,
  {
    storage = sessionStorage,
    request = fetch,
    now = Date.now(),
  }: { storage?: Pick<Storage, "getItem" | "setItem">; request?: typeof fetch; now?: number } = {},
): Promise<boolean> {
  const [last = "", at = "0"] = (storage.getItem(openedAgain) ?? "").split(" ");
  if (last === address && now - Number(at) < againAfterMilliseconds) return false;
  if (!(await answers(address, request))) return false;
  storage.setItem(openedAgain, `${address} ${now}`);
  // To be assigned the address where one is already would only move to its hash.
  if (new URL(address, location.href).href === location.href) location.reload();
  else location.assign(address);
  return true;
}
