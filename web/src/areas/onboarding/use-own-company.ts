import { companyContract } from "@portal/shared/company/contract.ts";
import { countryOf } from "@portal/shared/country.ts";
import { useQuery } from "@tanstack/react-query";
import { useAccount } from "../../features/account/queries.ts";
import { readOf } from "../../lib/api/read.ts";
import type { LoadState } from "../../ui/feedback/states.tsx";

/** The first of these that failed, as the page reports it; what was there before stays when it is asked for again. */
export function failureOf(queries: readonly (LoadState & { readonly data: unknown })[]) {
  const failed = queries.find(({ error, data }) => error !== null && data === undefined);
  return { error: failed?.error ?? null, refetch: () => failed?.refetch() };
}

export function useAccountCompany() {
  const account = useAccount();
  const companyId = account.data?.company?.id;
  const company = useQuery({
    ...readOf(companyContract, "get", { companyId: companyId ?? "" }),
    enabled: companyId !== undefined,
  });
  return { account, company, companyId };
}

export const countryIn = (company: ReturnType<typeof useAccountCompany>["company"]) =>
  countryOf(company.data?.data.taxIdentificationType ?? "CNPJ");

/** The signed-in client's own company, where there is one. */
export function useOwnCompany() {
  const { account, company } = useAccountCompany();
  return {
    account: account.data,
    company: company.data,
    country: countryIn(company),
    ...failureOf([account, company]),
  };
}
