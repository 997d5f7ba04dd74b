import { isRecord } from "@portal/shared/field/record.ts";
import type { QueryClient } from "@tanstack/react-query";
import { createBrowserRouter } from "react-router";
import { createQueryClient } from "../lib/api/query-client.ts";
import { followRouting } from "../lib/navigation.ts";
import { sessionRefused } from "../lib/session/session.ts";
import { prefetchPage } from "./pages/pages.tsx";
import { portalRoutes } from "./routes.tsx";

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Gives the first history entry of each document a key of its own. The router does so for the entries it creates;
 * otherwise all first entries would share a key, and with it a scroll position.
 */
function nameHistoryEntry({ history }: Window): void {
  const state: unknown = history.state;
  if (isRecord(state) && state.key) return;
  history.replaceState({ ...(isRecord(state) ? state : {}), key: crypto.randomUUID() }, "");
}

export function createPortal(): { router: Router; queryClient: QueryClient } {
  nameHistoryEntry(window);
  const queryClient = createQueryClient(sessionRefused);
  const router: Router = createBrowserRouter(portalRoutes(queryClient));
  followRouting(router, prefetchPage);
  return { router, queryClient };
}
