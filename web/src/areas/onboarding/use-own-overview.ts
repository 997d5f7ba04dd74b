import { useQuery } from "@tanstack/react-query";
import type { ConfigurationState } from "../../features/access-data/use-access-data.ts";
import { overviewQuery } from "../../features/occurrence/queries.ts";
import { countryIn, failureOf, useAccountCompany } from "./use-own-company.ts";

const onlinePayment = "online-payment";

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

/** The same with the status of Online Payment's configuration; its content needs another request. */
export function useOwnConfigurationState() {
  const { overview, ...own } = useOwnOverview();
  const state = overview?.products.find(({ product }) => product === onlinePayment)?.configuration;
  const configuration: ConfigurationState | undefined = overview &&
    state && {
      companyId: overview.companyId,
      product: onlinePayment,
      status: state.status,
      occurrence: state.occurrence,
    };
  return { ...own, configuration };
}
