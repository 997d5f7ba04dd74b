import type { Locale } from "@portal/shared/locales.ts";
import { withLocale } from "@portal/shared/locales.ts";

const name = "returnTo";

/** Only a path of this very origin: an address elsewhere, or a script, would make the sign-in page a trap. */
export function safeReturnTo(value: string | null, origin: string): string | undefined {
  if (!value?.startsWith("/") || /[\\\p{Cc}]/u.test(value)) return undefined;
  const url = URL.parse(value, origin);
  if (url?.origin !== origin) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

export const readReturnTo = (search: string, origin: string): string | undefined =>
  safeReturnTo(new URLSearchParams(search).get(name), origin);

export function loginPath(locale: Locale, returnTo?: string): string {
  const path = withLocale(locale, "/login");
  return returnTo ? `${path}?${new URLSearchParams({ [name]: returnTo })}` : path;
}

/** Where a signed-in person may go from `/company` once there is one. */
export const companyPath = (locale: Locale, returnTo: string): string =>
  `${withLocale(locale, "/company")}?${new URLSearchParams({ [name]: returnTo })}`;
