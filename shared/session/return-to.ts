import { type Locale, withLocale } from "../locales.ts";

const name = "returnTo";

/** Accepts only paths of this origin: a foreign address or a script would make the sign-in page a trap. */
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

/** Which tab of the sign-in page is open stands in its query. */
export const tabName = "tab";
export const signUpTab = "sign-up";

/** The sign-in page, opened at the tab that creates an account. */
export const signUpPath = (locale: Locale, returnTo: string): string =>
  `${withLocale(locale, "/login")}?${new URLSearchParams({ [tabName]: signUpTab, [name]: returnTo })}`;

/** Where a person continues after `/company`, once there is a company. */
export const companyPath = (locale: Locale, returnTo: string): string =>
  `${withLocale(locale, "/company")}?${new URLSearchParams({ [name]: returnTo })}`;
