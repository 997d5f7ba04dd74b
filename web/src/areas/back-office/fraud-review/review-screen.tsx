import { fraudCertificationContract } from "@portal/shared/fraud-certification/contract.ts";
import {
  type FraudCertification,
  fraudCertificationSchema,
} from "@portal/shared/fraud-certification/model.ts";
import { fraudScenarios } from "@portal/shared/fraud-prevention/scenarios.data.ts";
import { useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { keepFraudCertification } from "../../../features/fraud-certification/queries.ts";
import { submissionOf } from "../../../lib/api/submission.ts";
import { lazyPart } from "../../../ui/feedback/lazy-part.tsx";
import { CertificationReview, type ReviewTicket } from "../certification-review/certification-review.tsx";
import { ContractSignature } from "./contract-signature.tsx";
import { useConclusionObstacles } from "./use-conclusion-obstacles.ts";

const FraudAttempts = lazyPart(
  async () => (await import("../../../features/fraud-certification/fraud-attempts.tsx")).FraudAttempts,
);
const ScenarioList = lazyPart(async () => (await import("./scenario-list.tsx")).ScenarioList);
const DecisionBar = lazyPart(
  async () =>
    (await import("../certification-review/decision-bar.tsx")).CertificationDecisionBar<FraudCertification>,
);

const decisionsOn = (companyId: string) => ({
  schema: fraudCertificationSchema,
  submissions: {
    reject: submissionOf(fraudCertificationContract, "reject", { companyId }),
    conclude: submissionOf(fraudCertificationContract, "conclude", { companyId }),
  },
});

/** The review of fraud prevention's certification, which is not concluded before the contract is signed. */
export function FraudReviewScreen(ticket: ReviewTicket<FraudCertification>) {
  const { certification } = ticket;
  const { companyId, selected, reviews } = certification;
  const translate = useTranslations("fraud-certification.review");
  const [isSigning, setSigning] = useState(false);
  const obstacles = useConclusionObstacles(certification, () => setSigning(true));
  const decisions = useMemo(() => decisionsOn(companyId), [companyId]);
  const hasFailed = selected.some((caseId) => reviews[caseId]?.verdict === "failed");
  const scenarios = fraudScenarios
    .filter(({ id }) => selected.includes(id))
    .map((scenario) => ({ ...scenario, isMandatory: scenario.mandatory }));
  return (
    <CertificationReview
      {...ticket}
      keep={keepFraudCertification}
      decisions={decisions}
      bar={DecisionBar}
      cases={scenarios}
      sentences={{
        open: translate("notSent"),
        revision: translate(hasFailed ? "withClient" : "withClientPassed"),
        concluded: translate("decided"),
      }}
      companyLabel={translate("company")}
      obstacles={obstacles}
      promise={translate("promise")}
      renderBefore={(country) => (
        <ContractSignature
          certification={certification}
          country={country}
          isOpen={isSigning}
          onOpen={setSigning}
        />
      )}
      renderEarlier={(country) => <FraudAttempts companyId={companyId} country={country} />}
      renderCases={(judged, country) => (
        <ScenarioList {...judged} {...{ certification, country, scenarios }} />
      )}
    />
  );
}
