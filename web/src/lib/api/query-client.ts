import { QueryCache, QueryClient } from "@tanstack/react-query";
import { isApiError } from "./api-error.ts";

/** Refusals stay the same when asked again; only temporary failures are retried. */
function mayPass(error: unknown): boolean {
  return isApiError(error) && (error.code === "service-unavailable" || error.code === "too-many-requests");
}

/** `onSessionEnd` is called when a read is refused because the session ended; forms report that themselves. */
export function createQueryClient(onSessionEnd: () => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (isApiError(error) && error.code === "unauthenticated") onSessionEnd();
      },
    }),
    defaultOptions: {
      queries: {
        // A browser that reports being offline may still reach this site, for example on a laptop without a
        // network.
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
