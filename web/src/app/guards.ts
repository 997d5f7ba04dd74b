import { type Locale, splitLocale, withLocale } from "@portal/shared/locales.ts";
import { companyPath, loginPath } from "@portal/shared/session/return-to.ts";
import type { QueryClient } from "@tanstack/react-query";
import { type LoaderFunctionArgs, redirect } from "react-router";
import { accountQuery } from "../features/account/queries.ts";
import { unopenedFor } from "../features/account/unopened.ts";
import type { Access } from "../lib/portal-route.ts";
import { keepReturnTo } from "../lib/session/kept-return-to.ts";
import { currentSession } from "../lib/session/session.ts";
import { refusal } from "./refusal.ts";

/** The router hands loaders an address without its hash; on a deep link the window still has it. */
function placeOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  const hash = window.location.pathname === pathname ? window.location.hash : "";
  return `${pathname}${search}${hash}`;
}

/** The account, or the error of reading it. A person without an account is redirected to where it opens. */
async function opened(sub: string, locale: Locale, place: string, queryClient: QueryClient) {
  try {
    return await queryClient.ensureQueryData(accountQuery(sub, locale));
  } catch (error) {
    if (unopenedFor(error)) {
      keepReturnTo(place);
      throw redirect(withLocale(locale, "/oauth2/redirect"));
    }
    // Pages that work without an account report this error themselves.
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Decides who may see a page before its code runs. This only spares people a refusal: the server enforces access. */
export const guard =
  (access: Access, queryClient: QueryClient) =>
  async ({ request }: LoaderFunctionArgs): Promise<null> => {
    if (access === "anyone") return null;
    const place = placeOf(request);
    const { locale } = splitLocale(new URL(request.url).pathname);
    const session = await currentSession();
    if (!session) throw redirect(loginPath(locale, place));
    if (access !== "signed-in" && session.isSupport !== (access === "support"))
      throw await refusal(403, locale);
    const account = await opened(session.sub, locale, place, queryClient);
    if (access !== "company") return null;
    if (account instanceof Error) throw account;
    if (!account.company) throw redirect(companyPath(locale, withLocale(locale, place)));
    return null;
  };
