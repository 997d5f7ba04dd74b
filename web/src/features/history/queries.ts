import { accessDataContract } from "@portal/shared/access-data/contract.ts";
import { occurrenceContract } from "@portal/shared/occurrence/contract.ts";
import type { ProductId } from "@portal/shared/product.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api/api.ts";
import { accessDataKey } from "../access-data/model.ts";
import { historyKey } from "../occurrence/model.ts";
import { type HistoryFilter, historyQueryOf } from "./history-filter.ts";

interface Place {
  readonly cursor: string | undefined;
  readonly limit: number;
}

/** `zone` is the company's: its days are what the period means. */
export const companyHistoryQuery = (companyId: string, filter: HistoryFilter, zone: string, place: Place) =>
  queryOptions({
    queryKey: [...historyKey(companyId), "all", filter, place],
    queryFn: ({ signal }) =>
      api(occurrenceContract).listCompanyHistory(
        { params: { companyId }, query: { ...historyQueryOf(filter, zone), ...place } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const accessDataHistoryQuery = (companyId: string, product: ProductId, place: Place) =>
  queryOptions({
    queryKey: [...accessDataKey(companyId, product), "history", place],
    queryFn: ({ signal }) =>
      api(accessDataContract).listHistory({ params: { companyId, product }, query: place }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
