import { fraudCertificationContract } from "@portal/shared/fraud-certification/contract.ts";
import { Navigate } from "react-router";
import { useTranslations } from "use-intl";
import { readOf } from "../../../lib/api/read.ts";
import { usePath } from "../../../lib/text/locale.ts";
import { reviewAddress } from "../review/review-address.ts";
import { ReviewPage } from "../review/review-page.tsx";
import { FraudReviewScreen } from "./review-screen.tsx";
import "../certification-review/certification-review.css";

/** Where support validates the certification of fraud prevention that a ticket is about. */
export function FraudReviewPage() {
  const translate = useTranslations("fraud-certification.review");
  const path = usePath();
  return (
    <ReviewPage
      title={translate("title")}
      product="fraud-prevention"
      stage="certification"
      itemRead={(companyId) => readOf(fraudCertificationContract, "get", { companyId })}
      renderElsewhere={(occurrence) => <Navigate replace to={path(reviewAddress(occurrence))} />}
      renderTicket={({ item, ...ticket }) => <FraudReviewScreen {...ticket} certification={item} />}
    />
  );
}
