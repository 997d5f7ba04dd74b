import { configurationContract } from "@portal/shared/configuration/contract.ts";
import { useQuery } from "@tanstack/react-query";
import { readOf } from "../../../lib/api/read.ts";
import { countryIn, failureOf, useAccountCompany } from "../use-own-company.ts";

/** The signed-in client's own company with its Online Payment configuration, where there is one. */
export function useOwnConfiguration() {
  const { account, company, companyId } = useAccountCompany();
  const configuration = useQuery({
    ...readOf(configurationContract, "get", { companyId: companyId ?? "", product: "online-payment" }),
    enabled: companyId !== undefined,
  });
  return {
    account: account.data,
    company: company.data,
    configuration: configuration.data,
    country: countryIn(company),
    ...failureOf([account, company, configuration]),
  };
}
