import { safeReturnTo } from "./return-to.ts";

/** The way to a social provider and back leaves the page; where one was going waits in this tab. */
const key = "portal.returnTo";

export function keepReturnTo(path: string | undefined): void {
  if (path) sessionStorage.setItem(key, path);
  else sessionStorage.removeItem(key);
}

export function takeReturnTo(): string | undefined {
  const path = safeReturnTo(sessionStorage.getItem(key), window.location.origin);
  sessionStorage.removeItem(key);
  return path;
}
