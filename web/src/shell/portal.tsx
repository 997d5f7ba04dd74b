import { splitLocale } from "@portal/shared/locales.ts";
import type { QueryClient } from "@tanstack/react-query";
import { createBrowserRouter } from "react-router";
import { followRouting } from "../lib/navigation.ts";
import { createQueryClient } from "../lib/query-client.ts";
import { loginPath } from "../lib/return-to.ts";
import { portalRoutes } from "./routes.tsx";

type Router = ReturnType<typeof createBrowserRouter>;

/** Router and query client know each other: a read that finds the session gone leads to the sign-in page. */
export function createPortal(): { router: Router; queryClient: QueryClient } {
  const queryClient = createQueryClient(() => {
    const { pathname, search, hash } = router.state.location;
    void router.navigate(loginPath(splitLocale(pathname).locale, `${pathname}${search}${hash}`));
  });
  const router: Router = createBrowserRouter(portalRoutes(queryClient));
  followRouting(router);
  return { router, queryClient };
}
