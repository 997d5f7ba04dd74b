import { splitLocale, withLocale } from "@portal/shared/locales.ts";
import type { QueryClient } from "@tanstack/react-query";
import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { accountQuery } from "../features/account/queries.ts";
import { companyPath, loginPath } from "../lib/return-to.ts";
import { currentSession } from "../lib/session.ts";
import type { Access } from "./portal-route.ts";

/** The router hands loaders an address without its hash; on a deep link the window still has it. */
function placeOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  const hash = window.location.pathname === pathname ? window.location.hash : "";
  return `${pathname}${search}${hash}`;
}

const refuse = () => data(null, { status: 403 });

/** Decides who may see a page before its code runs. It only spares people a refusal: the server decides. */
export const guard =
  (access: Access, queryClient: QueryClient) =>
  async ({ request }: LoaderFunctionArgs): Promise<null> => {
    if (access === "anyone") return null;
    const place = placeOf(request);
    const { locale } = splitLocale(new URL(request.url).pathname);
    const session = await currentSession();
    if (!session) throw redirect(loginPath(locale, place));
    if (access === "signed-in") return null;
    if (session.isSupport !== (access === "support")) throw refuse();
    if (access !== "company") return null;
    const account = await queryClient.ensureQueryData(accountQuery(session.sub, locale));
    if (!account.company) throw redirect(companyPath(locale, withLocale(locale, place)));
    return null;
  };
