import type { QueryClient } from "@tanstack/react-query";
import { historyKey } from "../history/model.ts";

// What begins with one of these is asked for again together.
export const queueKey = ["queue"] as const;
export const overviewKey = (companyId: string) => ["overview", companyId] as const;

/** After a stage of the company moved on: where its stages stand and what happened to them. */
export function refreshStages(client: QueryClient, companyId: string): void {
  void client.invalidateQueries({ queryKey: historyKey(companyId) });
  void client.invalidateQueries({ queryKey: overviewKey(companyId) });
}

export const refreshQueue = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: queueKey });
