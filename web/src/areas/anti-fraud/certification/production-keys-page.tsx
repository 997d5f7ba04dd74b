import { useTranslations } from "use-intl";
import { ProductionKeys } from "../../../features/fraud-keys/production-keys.tsx";
import { TestKeys } from "../../../features/fraud-keys/test-keys.tsx";
import { FraudFlow } from "../flow/fraud-flow.tsx";

/** The last step of fraud prevention: its keys of production, beside those of the test environment. */
export function FraudProductionKeysPage() {
  const translate = useTranslations("fraud-certification");
  return (
    <FraudFlow
      current="keys"
      title={translate("keys.title")}
      intro={translate("keys.lead")}
      above={{ to: "/anti-fraud/certification", label: translate("title") }}
    >
      {({ company, country, product: { product, configuration } }) => (
        <>
          <ProductionKeys companyId={company.id} country={country} />
          <TestKeys
            configuration={{
              companyId: company.id,
              product,
              status: configuration.status,
              occurrence: configuration.occurrence,
            }}
          />
        </>
      )}
    </FraudFlow>
  );
}
