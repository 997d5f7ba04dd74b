import { partnerContract } from "@portal/shared/partner/contract.ts";
import type { PartnerStatus } from "@portal/shared/partner/lifecycle.ts";
import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api/api.ts";

interface PartnerList {
  readonly status: PartnerStatus;
  readonly text: string | undefined;
  readonly cursor: string | undefined;
  readonly limit: number;
}

const partnersKey = ["partners"] as const;

export const refreshPartners = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: partnersKey });

export const partnersQuery = (query: PartnerList) =>
  queryOptions({
    queryKey: [...partnersKey, query],
    queryFn: ({ signal }) => api(partnerContract).list({ query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** A company's newest registered partners, as many as the page shows after the form. */
export const ownPartnersQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...partnersKey, "own", companyId],
    queryFn: ({ signal }) => api(partnerContract).listOwn({ params: { companyId }, query: {} }, { signal }),
    staleTime: 0,
  });
