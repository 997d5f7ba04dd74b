import { companyContract } from "@portal/shared/company/contract.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { readOf } from "../../lib/api/read.ts";

interface CompanyList {
  readonly text: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Support's list of companies. */
export const companiesQuery = (query: CompanyList) =>
  queryOptions({
    ...readOf(companyContract, "list", {}, query),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
