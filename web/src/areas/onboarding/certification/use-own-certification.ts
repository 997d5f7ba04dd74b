import { countryOf } from "@portal/shared/country.ts";
import { useQuery } from "@tanstack/react-query";
import { useAccount } from "../../../features/account/queries.ts";
import { certificationQuery } from "../../../features/certification/queries.ts";
import { companyQuery } from "../../../features/company/queries.ts";

/** The signed-in client's own Online Payment certification, and the company whose clock and currency it is read in. */
export function useOwnCertification() {
  const account = useAccount();
  const companyId = account.data?.company?.id;
  const enabled = companyId !== undefined;
  const company = useQuery({ ...companyQuery(companyId ?? ""), enabled });
  const certification = useQuery({ ...certificationQuery(companyId ?? "", "online-payment"), enabled });
  const failed = [account, company, certification].find(({ error, data }) => error && data === undefined);
  return {
    company: company.data,
    certification: certification.data,
    country: countryOf(company.data?.data.taxIdentificationType ?? "CNPJ"),
    error: failed?.error ?? null,
    refetch: () => failed?.refetch(),
  };
}
