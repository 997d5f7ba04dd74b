import { certificationContract } from "@portal/shared/certification/contract.ts";
import { type Certification, certificationSchema } from "@portal/shared/certification/model.ts";
import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { keepCertification } from "../../../features/certification/queries.ts";
import { submissionOf } from "../../../lib/api/submission.ts";
import { lazyPart } from "../../../ui/feedback/lazy-part.tsx";
import { entriesOf } from "./case/entries.ts";
import { CertificationReview, type ReviewTicket } from "./certification-review.tsx";

const CertificationScopeCard = lazyPart(
  async () => (await import("./scope-card.tsx")).CertificationScopeCard,
);
const CertificationCaseList = lazyPart(
  async () => (await import("./case/case-list.tsx")).CertificationCaseList,
);
const DecisionBar = lazyPart(
  async () => (await import("./decision-bar.tsx")).CertificationDecisionBar<Certification>,
);
const EarlierAttempts = lazyPart(async () => (await import("./attempts.tsx")).EarlierAttempts);

const decisionsOn = (place: Pick<Certification, "companyId" | "product">) => ({
  schema: certificationSchema,
  submissions: {
    reject: submissionOf(certificationContract, "reject", place),
    conclude: submissionOf(certificationContract, "conclude", place),
  },
});

/** The review of Online Payment's certification. */
export function CertificationReviewScreen(ticket: ReviewTicket<Certification>) {
  const { occurrence, certification } = ticket;
  const { companyId, product, review } = certification;
  const translate = useTranslations("back-office-certification");
  const entries = useMemo(() => entriesOf(certification), [certification]);
  const cases = useMemo(() => entries.map(({ test }) => test), [entries]);
  const decisions = useMemo(() => decisionsOn({ companyId, product }), [companyId, product]);
  return (
    <CertificationReview
      {...ticket}
      keep={keepCertification}
      decisions={decisions}
      bar={DecisionBar}
      cases={cases}
      sentences={{
        open: translate("notSent"),
        revision: translate("withClient"),
        concluded: translate("decided"),
      }}
      companyLabel={translate("company")}
      promise={translate("send.lead.conclude")}
      renderEarlier={(country) => <EarlierAttempts certification={certification} country={country} />}
      renderCases={(judged, country) => (
        <>
          <CertificationScopeCard certification={certification} />
          {review?.comment && (
            <blockquote className="certification-comment">
              <p className="certification-comment__label">{translate("comment")}</p>
              {review.comment}
            </blockquote>
          )}
          <CertificationCaseList
            certification={certification}
            country={country}
            entries={entries}
            isChecked={occurrence.isChecked}
            {...judged}
          />
        </>
      )}
    />
  );
}
