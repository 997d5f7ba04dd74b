import { useQuery } from "@tanstack/react-query";
import { overviewQuery } from "../../features/occurrence/queries.ts";
import { countryIn, failureOf, useAccountCompany } from "./use-own-company.ts";

/** The signed-in client's own company with where each of its products stands, where there is one. */
export function useOwnOverview() {
  const { account, company, companyId } = useAccountCompany();
  const overview = useQuery({ ...overviewQuery(companyId ?? ""), enabled: companyId !== undefined });
  return {
    account: account.data,
    company: company.data,
    overview: overview.data,
    country: countryIn(company),
    ...failureOf([account, company, overview]),
  };
}
