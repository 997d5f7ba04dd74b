import { companyContract } from "@portal/shared/company/contract.ts";
import { countryOf } from "@portal/shared/country.ts";
import { fraudCertificationContract } from "@portal/shared/fraud-certification/contract.ts";
import { useQuery } from "@tanstack/react-query";
import { useAccount } from "../../../features/account/queries.ts";
import { readOf } from "../../../lib/api/read.ts";

/** The signed-in client's own certification of fraud prevention, and the company whose clock and currency it is read in. */
export function useOwnFraudCertification() {
  const account = useAccount();
  const companyId = account.data?.company?.id ?? "";
  const enabled = companyId !== "";
  const company = useQuery({ ...readOf(companyContract, "get", { companyId }), enabled });
  const certification = useQuery({
    ...readOf(fraudCertificationContract, "get", { companyId }),
    enabled,
  });
  const failed = [account, company, certification].find(({ error, data }) => error && data === undefined);
  return {
    company: company.data,
    certification: certification.data,
    country: countryOf(company.data?.data.taxIdentificationType ?? "CNPJ"),
    error: failed?.error ?? null,
    refetch: () => failed?.refetch(),
  };
}
