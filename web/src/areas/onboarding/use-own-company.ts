import { countryOf } from "@portal/shared/tax-id.ts";
import { useQuery } from "@tanstack/react-query";
import { useAccount } from "../../features/account/queries.ts";
import { companyQuery } from "../../features/company/queries.ts";
import { configurationQuery } from "../../features/configuration/queries.ts";
import { overviewQuery } from "../../features/occurrence/queries.ts";
import type { LoadState } from "../../ui/states.tsx";

/** The first of these that failed, as the page reports it. */
function failureOf(queries: readonly LoadState[]) {
  const failed = queries.find(({ error }) => error !== null);
  return { error: failed?.error ?? null, refetch: () => failed?.refetch() };
}

function useAccountCompany() {
  const account = useAccount();
  const companyId = account.data?.company?.id;
  const company = useQuery({ ...companyQuery(companyId ?? ""), enabled: companyId !== undefined });
  return { account, company, companyId };
}

const countryIn = (company: ReturnType<typeof useAccountCompany>["company"]) =>
  countryOf(company.data?.data.taxIdentificationType ?? "CNPJ");

/** The signed-in client's own company with its Online Payment configuration, where there is one. */
export function useOwnCompany() {
  const { account, company, companyId } = useAccountCompany();
  const configuration = useQuery({
    ...configurationQuery(companyId ?? "", "online-payment"),
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
