import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { isApiError } from "../../lib/api/api-error.ts";
import { usePath } from "../../lib/text/locale.ts";
import { ErrorState, Skeleton } from "../../ui/feedback/states.tsx";
import { DescriptionList } from "../../ui/feedback/status.tsx";
import { Card } from "../../ui/page.tsx";
import { SecretValue } from "../../ui/secret/secret-value.tsx";
import { revealSecret } from "../access-data/queries.ts";
import { type ConfigurationState, useAccessData } from "../access-data/use-access-data.ts";

/** The key of the anti-fraud test environment, which comes with the approval of fraud prevention's configuration. */
export function TestKeys({ configuration }: { configuration: ConfigurationState }) {
  const translate = useTranslations("fraud-keys");
  const { accessData, isPending } = useAccessData(configuration);
  const { companyId, product } = configuration;
  const key = accessData.data?.fraudDetectTestKey;
  const { error } = accessData;
  const hasFailed = error && !(isApiError(error) && error.code === "not-found");
  return (
    <Card title={translate("test.title")}>
      <p className="ui-muted">{translate("test.lead")}</p>
      {isPending ? (
        <Skeleton lines={2} />
      ) : hasFailed ? (
        <ErrorState title={translate("loadFailed")} error={error} onRetry={accessData.refetch} />
      ) : key ? (
        <DescriptionList
          items={[
            {
              id: "key",
              label: translate("test.key"),
              value: (
                <SecretValue
                  label={translate("test.key")}
                  masked={key}
                  reveal={() => revealSecret(companyId, product, "fraudDetectTestKey")}
                />
              ),
            },
          ]}
        />
      ) : (
        <NotYet />
      )}
    </Card>
  );
}

function NotYet() {
  const translate = useTranslations("fraud-keys.test");
  const path = usePath();
  return (
    <>
      <p>{translate("notYet")}</p>
      <p>
        <Link to={path("/anti-fraud/configuration")}>{translate("configure")}</Link>
      </p>
    </>
  );
}
