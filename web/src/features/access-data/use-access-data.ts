import { accessDataContract } from "@portal/shared/access-data/contract.ts";
import type { StageState } from "@portal/shared/occurrence/overview.ts";
import type { ProductId } from "@portal/shared/product.ts";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { readOf } from "../../lib/api/read.ts";
import { stageHistoryQuery } from "../history/queries.ts";
import { mayHaveBeenApproved } from "../history/was-approved.ts";

/** The status of a configuration, without its content. */
export interface ConfigurationState extends Pick<StageState, "status" | "occurrence"> {
  readonly companyId: string;
  readonly product: ProductId;
}

/** Asking for access data too early would only bring a refusal: the history says whether there may be any. */
export function useAccessData({ companyId, product, status }: ConfigurationState) {
  const isApproved = status === "approved";
  const history = useInfiniteQuery({
    ...stageHistoryQuery({ companyId, product, stage: "configuration" }),
    enabled: !isApproved && status !== "open",
  });
  const mayExist = isApproved || mayHaveBeenApproved(history.data?.pages ?? []);
  const accessData = useQuery({
    ...readOf(accessDataContract, "get", { companyId, product }),
    enabled: mayExist,
  });
  return { accessData, isPending: history.isLoading || accessData.isLoading };
}
