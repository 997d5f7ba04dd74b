import { countryOf } from "@portal/shared/tax-id.ts";
import { useQuery } from "@tanstack/react-query";
import { useAccount } from "../../features/account/queries.ts";
import { companyQuery } from "../../features/company/queries.ts";
import { configurationQuery } from "../../features/configuration/queries.ts";

/** The signed-in client's own company with its Online Payment configuration, where there is one. */
export function useOwnCompany() {
  const account = useAccount();
  const companyId = account.data?.company?.id;
  const company = useQuery({ ...companyQuery(companyId ?? ""), enabled: companyId !== undefined });
  const configuration = useQuery({
    ...configurationQuery(companyId ?? "", "online-payment"),
    enabled: companyId !== undefined,
  });
  const failed = [account, company, configuration].find(({ error }) => error !== null);
  return {
    account: account.data,
    company: company.data,
    configuration: configuration.data,
    country: countryOf(company.data?.data.taxIdentificationType ?? "CNPJ"),
    error: failed?.error ?? null,
    refetch: () => failed?.refetch(),
  };
}
