import { occurrenceContract } from "@portal/shared/occurrence/contract.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { readOf } from "../../lib/api/read.ts";
import type { QueueFilter } from "./queue-filter.ts";

export interface QueuePage {
  readonly cursor: string | undefined;
  readonly limit: number;
}

export const queueQuery = (filter: QueueFilter, page: QueuePage) =>
  queryOptions({
    ...readOf(occurrenceContract, "list", {}, { ...filter, ...page }),
    // The rows of the page before stay in sight until the next ones come.
    placeholderData: keepPreviousData,
    // A colleague may have taken a ticket, so the queue is loaded again on return.
    staleTime: 0,
    // Kept while a ticket is read, so that the rows and the scroll position are there on return.
    gcTime: 60 * 60 * 1000,
  });

/** The state of every stage of a company's products, for somebody who may see it, in one read. */
export const overviewQuery = (companyId: string) =>
  queryOptions({ ...readOf(occurrenceContract, "overview", { companyId }), staleTime: 0 });
