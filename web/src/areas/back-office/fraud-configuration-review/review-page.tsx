import { fraudConfigurationContract } from "@portal/shared/fraud-configuration/contract.ts";
import { useTranslations } from "use-intl";
import { readOf } from "../../../lib/api/read.ts";
import { Instead } from "../review/review-instead.tsx";
import { ReviewPage } from "../review/review-page.tsx";
import { FraudConfigurationReviewScreen } from "./review-screen.tsx";

/** Where support validates the configuration of fraud prevention that a ticket is about. */
export function FraudConfigurationReviewPage() {
  const title = useTranslations("shell.titles")("backOfficeFraudConfiguration");
  return (
    <ReviewPage
      title={title}
      stage="configuration"
      product="fraud-prevention"
      itemRead={(companyId) => readOf(fraudConfigurationContract, "get", { companyId })}
      renderElsewhere={() => <Instead title={title} reason="otherStage" />}
      renderTicket={({ item, ...ticket }) => (
        <FraudConfigurationReviewScreen {...ticket} configuration={item} />
      )}
    />
  );
}
