import { QueryCache, QueryClient } from "@tanstack/react-query";
import { isApiError } from "./api-error.ts";

/** A refusal does not change by asking again; only what may pass by itself is read a second time. */
function mayPass(error: unknown): boolean {
  return isApiError(error) && (error.code === "service-unavailable" || error.code === "too-many-requests");
}

/** `onSessionEnd` is told when a read is refused for want of a session; a form says so itself. */
export function createQueryClient(onSessionEnd: () => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (isApiError(error) && error.code === "unauthenticated") onSessionEnd();
      },
    }),
    defaultOptions: {
      queries: {
        // A browser that calls itself offline may still reach this site, on a laptop without a network for one.
        networkMode: "always",
        staleTime: 15_000,
        // `api.ts` already repeats what got no answer.
        retry: (count, error) => count < 2 && mayPass(error),
        retryDelay: (count, error) =>
          isApiError(error) && error.retryAfterSeconds ? error.retryAfterSeconds * 1000 : 1000 * 2 ** count,
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
}
