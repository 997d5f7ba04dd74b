import { useTranslations } from "use-intl";
import { ProductionKeys } from "../../../features/fraud-keys/production-keys.tsx";
import { TestKeys } from "../../../features/fraud-keys/test-keys.tsx";
import { usePath } from "../../../lib/text/locale.ts";
import { ErrorState, Skeleton } from "../../../ui/feedback/states.tsx";
import { ViewTabs } from "../../../ui/list/view-tabs.tsx";
import { Page, PageHeader } from "../../../ui/page.tsx";
import { useOwnConfigurationState } from "../use-own-overview.ts";

const views = {
  all: "/onboarding/fraud-keys",
  test: "/onboarding/fraud-keys/components/NotProductionKeys",
  production: "/onboarding/fraud-keys/components/ProductionKeys",
} as const;
type KeysView = keyof typeof views;
const viewIds = ["all", "test", "production"] as const satisfies readonly KeysView[];

/** Anti-fraud's integration keys: both environments on one page, and each on its own. */
function FraudKeys({ view }: { view: KeysView }) {
  const translate = useTranslations("fraud-keys");
  const path = usePath();
  const { company, configuration, country, error, refetch } = useOwnConfigurationState("fraud-prevention");
  return (
    <Page narrow>
      <PageHeader title={translate("title")} intro={translate("lead")} />
      <ViewTabs
        label={translate("views")}
        current={view}
        views={viewIds.map((id) => ({ id, label: translate(`view.${id}`), to: path(views[id]) }))}
      />
      {company && configuration ? (
        <>
          {view !== "production" && <TestKeys configuration={configuration} />}
          {view !== "test" && <ProductionKeys companyId={company.id} country={country} />}
        </>
      ) : error ? (
        <ErrorState title={translate("loadFailed")} error={error} onRetry={refetch} />
      ) : (
        <Skeleton lines={6} />
      )}
    </Page>
  );
}

export const FraudKeysPage = () => <FraudKeys view="all" />;
export const TestKeysPage = () => <FraudKeys view="test" />;
export const ProductionKeysPage = () => <FraudKeys view="production" />;
