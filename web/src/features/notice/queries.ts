import { noticeContract } from "@portal/shared/notice/contract.ts";
import type { ProductId } from "@portal/shared/product.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { readOf } from "../../lib/api/read.ts";

/** News need not be read the moment it happens; a page that nobody looks at does not ask. */
const liveMilliseconds = 30_000;

export const noticeCountQuery = (companyId: string) =>
  queryOptions({ ...readOf(noticeContract, "count", { companyId }), refetchInterval: liveMilliseconds });

interface NoticeQuery {
  readonly product: ProductId | undefined;
  readonly show: "unread" | undefined;
  readonly cursor: string | undefined;
  readonly limit: number;
}

export const noticesQuery = (companyId: string, query: NoticeQuery) =>
  queryOptions({
    ...readOf(noticeContract, "list", { companyId }, query),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: liveMilliseconds,
  });
