import { companyContract } from "@portal/shared/company/contract.ts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";

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
