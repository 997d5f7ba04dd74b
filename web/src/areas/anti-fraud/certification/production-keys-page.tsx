import { companyContract } from "@portal/shared/company/contract.ts";
import { countryOf } from "@portal/shared/country.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useAccount } from "../../../features/account/queries.ts";
import { ProductionKeys } from "../../../features/fraud-keys/production-keys.tsx";
import { TestKeys } from "../../../features/fraud-keys/test-keys.tsx";
import { overviewQuery } from "../../../features/occurrence/queries.ts";
import { readOf } from "../../../lib/api/read.ts";
import { usePath } from "../../../lib/text/locale.ts";
import { ErrorState, Skeleton } from "../../../ui/feedback/states.tsx";
import { Page, PageHeader } from "../../../ui/page.tsx";

const product = "fraud-prevention";

/** The last step of fraud prevention: its keys of production, beside those of the test environment. */
export function FraudProductionKeysPage() {
  const translate = useTranslations("fraud-certification");
  const path = usePath();
  const account = useAccount();
  const companyId = account.data?.company?.id ?? "";
  const enabled = companyId !== "";
  const company = useQuery({ ...readOf(companyContract, "get", { companyId }), enabled });
  const overview = useQuery({ ...overviewQuery(companyId), enabled });
  const configuration = overview.data?.products.find((one) => one.product === product)?.configuration;
  const failed = [account, company, overview].find(({ error, data }) => error && data === undefined);
  return (
    <Page narrow>
      <PageHeader
        above={<Link to={path("/anti-fraud/certification")}>{translate("title")}</Link>}
        title={translate("keys.title")}
        intro={translate("keys.lead")}
      />
      {company.data && configuration ? (
        <>
          <ProductionKeys
            companyId={companyId}
            country={countryOf(company.data.data.taxIdentificationType)}
          />
          <TestKeys
            configuration={{
              companyId,
              product,
              status: configuration.status,
              occurrence: configuration.occurrence,
            }}
          />
        </>
      ) : failed?.error ? (
        <ErrorState title={translate("loadFailed")} error={failed.error} onRetry={failed.refetch} />
      ) : (
        <Skeleton lines={6} />
      )}
    </Page>
  );
}
