import type { ProductId } from "@portal/shared/product.ts";
import { useQuery } from "@tanstack/react-query";
import type { ConfigurationState } from "../../features/access-data/use-access-data.ts";
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

/** The same with the status of a product's configuration; its content needs another request. */
export function useOwnConfigurationState(id: ProductId) {
  const { overview, ...own } = useOwnOverview();
  const state = overview?.products.find(({ product }) => product === id)?.configuration;
  const configuration: ConfigurationState | undefined = overview &&
    state && {
      companyId: overview.companyId,
      product: id,
      status: state.status,
      occurrence: state.occurrence,
    };
  return { ...own, configuration };
}
