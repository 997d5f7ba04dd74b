import type { QueryClient } from "@tanstack/react-query";

export const accountKey = ["account"] as const;

/** The account names the company and says how a request to join one stands. */
export const refreshAccount = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: accountKey });
