import { occurrenceContract } from "@portal/shared/occurrence/contract.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api/api.ts";
import { overviewKey, queueKey } from "./model.ts";
import type { QueueFilter } from "./queue-filter.ts";

export interface QueuePage {
  readonly cursor: string | undefined;
  readonly limit: number;
}

export const queueQuery = (filter: QueueFilter, page: QueuePage) =>
  queryOptions({
    queryKey: [...queueKey, filter, page],
    queryFn: ({ signal }) => api(occurrenceContract).list({ query: { ...filter, ...page } }, { signal }),
    // The rows of the page before stay in sight until the next ones come.
    placeholderData: keepPreviousData,
    // A colleague may have taken a ticket, so the queue is loaded again on return.
    staleTime: 0,
    // Kept while a ticket is read, so that the rows and the scroll position are there on return.
    gcTime: 60 * 60 * 1000,
  });

export const occurrenceQuery = (occurrenceId: string) =>
  queryOptions({
    queryKey: ["occurrence", occurrenceId],
    queryFn: ({ signal }) => api(occurrenceContract).get({ params: { occurrenceId } }, { signal }),
  });

/** The state of every stage of a company's products, for somebody who may see it, in one read. */
export const overviewQuery = (companyId: string) =>
  queryOptions({
    queryKey: overviewKey(companyId),
    queryFn: ({ signal }) => api(occurrenceContract).overview({ params: { companyId } }, { signal }),
    staleTime: 0,
  });
