import { historyContract } from "@portal/shared/history/contract.ts";
import type { Localized } from "@portal/shared/locales.ts";
import type { ProductId } from "@portal/shared/product.ts";
import type { StageId } from "@portal/shared/stage/model.ts";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api/api.ts";
import { readOf, readsOf } from "../../lib/api/read.ts";
import { type HistoryFilter, historyQueryOf } from "./history-filter.ts";

interface ListPlace {
  readonly cursor: string | undefined;
  readonly limit: number;
}

/** `zone` is the company's: its days are what the period means. */
export const companyHistoryQuery = (
  companyId: string,
  filter: HistoryFilter,
  zone: string,
  place: ListPlace,
) =>
  queryOptions({
    ...readOf(historyContract, "list", { companyId }, { ...historyQueryOf(filter, zone), ...place }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export interface HistoryPlace {
  readonly companyId: string;
  readonly product: ProductId;
  readonly stage: StageId;
}

/** One stage's entries, page after page. */
export const stageHistoryQuery = ({ companyId, product, stage }: HistoryPlace) =>
  infiniteQueryOptions({
    queryKey: [...readsOf("history", { companyId }).queryKey, product, stage],
    queryFn: ({ signal, pageParam: cursor }) =>
      api(historyContract).list(
        { params: { companyId }, query: { product, subject: stage, cursor } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.cursor,
  });

/** What fraud prevention's scenarios are called; few histories tell of any, so the names come after the page. */
export const scenarioTitlesQuery = queryOptions({
  queryKey: ["scenario-titles"],
  queryFn: async () => {
    const { fraudScenarioTitles } = await import("@portal/shared/fraud-prevention/scenarios.data.ts");
    return new Map<string, Localized>(Object.entries(fraudScenarioTitles));
  },
  staleTime: "static",
});
