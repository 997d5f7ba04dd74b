import type { QueryClient } from "@tanstack/react-query";
import { readsOf } from "../../lib/api/read.ts";

/** After a stage of the company moved on: where its stages stand and what happened to them. */
export function refreshStages(client: QueryClient, companyId: string): void {
  void client.invalidateQueries(readsOf("history", { companyId }));
  void client.invalidateQueries(readsOf("occurrence", { companyId }));
}

/** The queue, and the ticket that was opened from it. */
export function refreshQueue(client: QueryClient): void {
  void client.invalidateQueries(readsOf("occurrence", {}, "list"));
  void client.invalidateQueries(readsOf("occurrence", {}, "get"));
}
