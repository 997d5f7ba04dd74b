import { safeReturnTo } from "@portal/shared/session/return-to.ts";

/** Signing in with a social provider leaves the page, so the destination is kept for this tab. */
const key = "portal.returnTo";

export function keepReturnTo(path: string | undefined): void {
  if (path) sessionStorage.setItem(key, path);
  else sessionStorage.removeItem(key);
}

export const keptReturnTo = (): string | undefined =>
  safeReturnTo(sessionStorage.getItem(key), window.location.origin);

export function takeReturnTo(): string | undefined {
  const path = keptReturnTo();
  sessionStorage.removeItem(key);
  return path;
}
