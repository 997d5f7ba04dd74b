import type { Company } from "@portal/shared/company/model.ts";
import { countryOf } from "@portal/shared/country.ts";
import { fraudCertificationContract } from "@portal/shared/fraud-certification/contract.ts";
import { fraudCertificationTransitions } from "@portal/shared/fraud-certification/lifecycle.ts";
import {
  type FraudCertification,
  fraudCertificationSchema,
} from "@portal/shared/fraud-certification/model.ts";
import { fraudScenarios } from "@portal/shared/fraud-prevention/scenarios.data.ts";
import { allowedActions } from "@portal/shared/lifecycle.ts";
import type { StageOccurrence } from "@portal/shared/occurrence/model.ts";
import { Suspense, useMemo, useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { FraudAttempts } from "../../../features/fraud-certification/fraud-attempts.tsx";
import { keepFraudCertification } from "../../../features/fraud-certification/queries.ts";
import { submissionOf } from "../../../lib/api/submission.ts";
import { usePath } from "../../../lib/text/locale.ts";
import { lazyPart } from "../../../ui/feedback/lazy-part.tsx";
import { Skeleton } from "../../../ui/feedback/states.tsx";
import { useCaseJump } from "../certification-review/case/case-jump.ts";
import { useReviewDraft } from "../certification-review/use-review-draft.ts";
import { type Judgement, judge, takeOver } from "../certification-review/verdicts.ts";
import { NotesContext } from "../review/notes/notes-context.ts";
import { ReviewLayout } from "../review/review-layout.tsx";
import { ContractSignature } from "./contract-signature.tsx";
import { useConclusionObstacles } from "./use-conclusion-obstacles.ts";

/** The ticket and its company are shown first; the scenarios with their files load while one reads that. */
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

interface FraudReviewScreenProps {
  readonly occurrence: StageOccurrence;
  readonly certification: FraudCertification;
  readonly company: Company;
}

/** Everything support needs to judge one certification of fraud prevention, scenario by scenario. */
export function FraudReviewScreen({ occurrence, certification, company }: FraudReviewScreenProps) {
  const translate = useTranslations("fraud-certification.review");
  const path = usePath();
  const { companyId, status, selected, attempt } = certification;
  const [wasRefused, setRefused] = useState(false);
  const [isSigning, setSigning] = useState(false);
  const jump = useCaseJump();
  const mayDecide = allowedActions(fraudCertificationTransitions, status, "support").includes("reject");
  const { kept, draft, change } = useReviewDraft(occurrence.id, certification, mayDecide);
  const obstacles = useConclusionObstacles(certification, () => setSigning(true));
  const decisions = useMemo(() => decisionsOn(companyId), [companyId]);
  const country = countryOf(company.data.taxIdentificationType);
  const hasFailed = selected.some((caseId) => certification.reviews[caseId]?.verdict === "failed");
  const cases = fraudScenarios
    .filter(({ id }) => selected.includes(id))
    .map((scenario) => ({ ...scenario, isMandatory: scenario.mandatory }));
  const onJudge = (caseId: string, said: Partial<Judgement>) => {
    jump.looked(caseId);
    change((before) => ({ ...before, judgements: judge(before.judgements, caseId, said) }));
  };
  const address = new URLSearchParams({ company: companyId });
  return (
    <NotesContext value={{ kept, country }}>
      <ReviewLayout
        occurrence={occurrence}
        status={status}
        sentences={{
          open: translate("notSent"),
          revision: translate(hasFailed ? "withClient" : "withClientPassed"),
          concluded: translate("decided"),
        }}
        country={country}
        actions={
          <Link to={path(`/onboarding/bo/company?${address.toString()}`)}>{translate("company")}</Link>
        }
        earlier={attempt > 1 && <FraudAttempts companyId={companyId} country={country} />}
        bar={
          <Suspense>
            <DecisionBar
              occurrence={occurrence}
              certification={certification}
              decisions={decisions}
              keep={keepFraudCertification}
              cases={cases}
              obstacles={obstacles}
              promise={translate("promise")}
              draft={draft}
              mayDecide={mayDecide}
              jump={jump}
              onComment={(comment) => change((before) => ({ ...before, comment }))}
              onTakeOver={(ids) =>
                change((before) => ({ ...before, judgements: takeOver(before.judgements, ids) }))
              }
              onRefused={() => setRefused(true)}
              kept={kept}
            />
          </Suspense>
        }
      >
        <ContractSignature
          certification={certification}
          country={country}
          isOpen={isSigning}
          onOpen={setSigning}
        />
        <Suspense fallback={<Skeleton lines={8} />}>
          <ScenarioList
            certification={certification}
            country={country}
            scenarios={cases}
            judgements={draft.judgements}
            mayDecide={mayDecide}
            wasRefused={wasRefused}
            jump={jump}
            onJudge={onJudge}
          />
        </Suspense>
      </ReviewLayout>
    </NotesContext>
  );
}
