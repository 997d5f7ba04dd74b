import { configurationContract } from "@portal/shared/configuration/contract.ts";
import { useTranslations } from "use-intl";
import { readOf } from "../../../lib/api/read.ts";
import { Instead } from "../review/review-instead.tsx";
import { ReviewPage } from "../review/review-page.tsx";
import { ConfigurationReviewScreen } from "./review-screen.tsx";

/** Where support validates the configuration that a ticket is about. */
export function ConfigurationReviewPage() {
  const title = useTranslations("back-office-review.screen")("title");
  return (
    <ReviewPage
      title={title}
      product="online-payment"
      stage="configuration"
      itemRead={(companyId, product) => readOf(configurationContract, "get", { companyId, product })}
      renderElsewhere={() => <Instead title={title} reason="otherStage" />}
      renderTicket={({ item, ...ticket }) => <ConfigurationReviewScreen {...ticket} configuration={item} />}
    />
  );
}
