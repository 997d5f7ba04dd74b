import { companyContract } from "@portal/shared/company/contract.ts";
import { countryOf } from "@portal/shared/country.ts";
import { fraudCertificationContract } from "@portal/shared/fraud-certification/contract.ts";
import { useQuery } from "@tanstack/react-query";
import { useAccount } from "../../../features/account/queries.ts";
import { fraudConfigurationQuery } from "../../../features/fraud-configuration/queries.ts";
import { overviewQuery } from "../../../features/occurrence/queries.ts";
import { readOf } from "../../../lib/api/read.ts";

/** The signed-in client's company, what it has done of fraud prevention, and where each step of the product stands. */
export function useOwnFraud() {
  const account = useAccount();
  const companyId = account.data?.company?.id;
  const of = { enabled: companyId !== undefined };
  const id = companyId ?? "";
  const company = useQuery({ ...readOf(companyContract, "get", { companyId: id }), ...of });
  const configuration = useQuery({ ...fraudConfigurationQuery(id), ...of });
  const certification = useQuery({ ...readOf(fraudCertificationContract, "get", { companyId: id }), ...of });
  const overview = useQuery({ ...overviewQuery(id), ...of });
  const failed = [account, company, configuration, certification, overview].find(
    ({ error }) => error !== null,
  );
  return {
    company: company.data,
    configuration: configuration.data,
    certification: certification.data,
    product: overview.data?.products.find(({ product }) => product === "fraud-prevention"),
    onlinePayment: overview.data?.products.find(({ product }) => product === "online-payment"),
    country: countryOf(company.data?.data.taxIdentificationType ?? "CNPJ"),
    error: failed?.error ?? null,
    refetch: () => failed?.refetch(),
  };
}
type OwnFraud = ReturnType<typeof useOwnFraud>;

type Loaded<Name extends keyof OwnFraud> = NonNullable<OwnFraud[Name]>;

/** What every page of the product works on, once it has loaded. */
export interface FraudPlace {
  readonly company: Loaded<"company">;
  readonly configuration: Loaded<"configuration">;
  readonly certification: Loaded<"certification">;
  readonly product: Loaded<"product">;
  readonly onlinePayment: Loaded<"onlinePayment">;
  readonly country: OwnFraud["country"];
}
