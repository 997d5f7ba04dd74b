import { partnerContract } from "@portal/shared/partner/contract.ts";
import type { PartnerStatus } from "@portal/shared/partner/lifecycle.ts";
import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { readOf, readsOf } from "../../lib/api/read.ts";

interface PartnerList {
  readonly status: PartnerStatus;
  readonly text: string | undefined;
  readonly cursor: string | undefined;
  readonly limit: number;
}

export const refreshPartners = (client: QueryClient): void =>
  void client.invalidateQueries(readsOf("partner", {}));

export const partnersQuery = (query: PartnerList) =>
  queryOptions({
    ...readOf(partnerContract, "list", {}, query),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** A company's newest registered partners, as many as the page shows after the form. */
export const ownPartnersQuery = (companyId: string) =>
  queryOptions({ ...readOf(partnerContract, "listOwn", { companyId }), staleTime: 0 });
