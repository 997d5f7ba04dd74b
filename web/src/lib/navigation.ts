import { defaultLocale, isLocale, type Locale, splitLocale, withLocale } from "@portal/shared/locales.ts";
import { isSwitchedOff, type PortalPath, portalPaths } from "@portal/shared/site.ts";

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

/**
 * Where somebody who chose another language before is meant to be, if an address names none. Portuguese addresses carry
 * no prefix; the documentation answers them in Portuguese, whoever asks, so that they can be found and shared. Sign-in
 * ends where it was told to end.
 */
export function inOwnLanguage(address: string, chosen: string | null): string {
  const { locale, path } = splitLocale(address);
  const isOpen = locale === defaultLocale && !/^\/(?:oauth2|logout)\b/.test(path);
  return isOpen && isLocale(chosen) ? withLocale(chosen, address) : address;
}

/** An address of the portal to which nothing leads while its part is switched off. */
export const leadsNowhere = (href: string): boolean =>
  isSwitchedOff(splitLocale(href.split(/[?#]/, 1)[0] ?? "").path);

/**
 * Goes on to an address of this site in place of the present one: the portal's pages switch in place, the documentation
 * is another document. Where its part is switched off, everybody has a profile.
 */
export function continueAt(
  href: string,
  navigate: (href: string, options: { replace: true }) => unknown,
  location: Pick<Location, "replace"> = window.location,
): void {
  if (leadsNowhere(href)) navigate(withLocale(splitLocale(href).locale, "/profile"), { replace: true });
  else if (portalPageAt(href)) navigate(href, { replace: true });
  else location.replace(href);
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

/** Connects links and refusals to the router and the table of pages, which belong to a higher layer. */
export const followRouting = (router: Routing, prefetch: (href: string) => void): void => {
  routing = router;
  fetchAhead = prefetch;
};

/** Fetches the code behind a link that somebody is about to follow. */
export const prefetchPage = (href: string): void => fetchAhead(href);

/**
 * The page that is being opened, or the present one. The router is asked, because rendering lags behind while a page
 * loads.
 */
const destination = (): Place | undefined => routing?.state.navigation.location ?? routing?.state.location;

export const destinationPath = (): string | undefined => destination()?.pathname;

export function destinationAddress(): string {
  const { pathname, search, hash } = destination() ?? window.location;
  return `${pathname}${search}${hash}`;
}

/** A page's code failed to download. The browser remembers a failed import, so only a full reload recovers. */
export class PageLoadError extends Error {
  override readonly name = "PageLoadError";
}

/**
 * Checks that the server answers before a reload: without a connection the browser's own error would replace our
 * message.
 */
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
 * Reloads the document once when code failed to download. Returns false when that was just tried or the server does
 * not answer; then the person has to be told.
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
  // Assigning the present address would only move to its hash, so it is reloaded instead.
  if (new URL(address, location.href).href === location.href) location.reload();
  else location.assign(address);
  return true;
}
