import { companyContract } from "@portal/shared/company/contract.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api/api.ts";

export const companyQuery = (companyId: string) =>
  queryOptions({
    queryKey: ["company", companyId],
    queryFn: ({ signal }) => api(companyContract).get({ params: { companyId } }, { signal }),
  });

export const membersQuery = (companyId: string) =>
  queryOptions({
    queryKey: ["members", companyId],
    queryFn: ({ signal }) => api(companyContract).listMembers({ params: { companyId } }, { signal }),
  });

interface CompanyList {
  readonly text: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Support's list of companies. */
export const companiesQuery = (query: CompanyList) =>
  queryOptions({
    queryKey: ["companies", query],
    queryFn: ({ signal }) => api(companyContract).list({ query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
