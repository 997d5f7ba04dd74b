import { certificationContract } from "@portal/shared/certification/contract.ts";
import { Navigate } from "react-router";
import { useTranslations } from "use-intl";
import { readOf } from "../../../lib/api/read.ts";
import { usePath } from "../../../lib/text/locale.ts";
import { reviewAddress } from "../review/review-address.ts";
import { ReviewPage } from "../review/review-page.tsx";
import { CertificationReviewScreen } from "./review-screen.tsx";
import "./certification-review.css";

/** Where support validates the certification that a ticket is about. */
export function CertificationReviewPage() {
  const translate = useTranslations("back-office-certification");
  const path = usePath();
  return (
    <ReviewPage
      title={translate("title")}
      product="online-payment"
      stage="certification"
      itemRead={(companyId, product) => readOf(certificationContract, "get", { companyId, product })}
      renderElsewhere={(occurrence) => <Navigate replace to={path(reviewAddress(occurrence))} />}
      renderTicket={({ item, ...ticket }) => <CertificationReviewScreen {...ticket} certification={item} />}
    />
  );
}
