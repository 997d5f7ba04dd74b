import type { Country } from "@portal/shared/country.ts";
import type { FraudCertification } from "@portal/shared/fraud-certification/model.ts";
import type { FraudScenario } from "@portal/shared/fraud-prevention/scenarios.data.ts";
import { useTranslations } from "use-intl";
import { EvidenceList } from "../../../features/evidence/evidence-list.tsx";
import { ScenarioBadge, ScenarioMatchedBadge } from "../../../features/fraud-certification/badges.tsx";
import { ScenarioReturnView } from "../../../features/fraud-certification/return/scenario-return-view.tsx";
import { ScenarioFacts } from "../../../features/fraud-certification/scenario-facts.tsx";
import { ReviewedExampleOrder } from "../../../features/fraud-match/example-order.tsx";
import { ProofOrder } from "../../../features/fraud-match/proof-order.tsx";
import { useLocalized } from "../../../lib/text/locale.ts";
import { caseAnchor } from "../certification-review/case/case-jump.ts";
import { VerdictField } from "../certification-review/case/verdict-field.tsx";
import type { Judgement } from "../certification-review/verdicts.ts";

export type ReviewedScenario = FraudScenario & { readonly isMandatory: boolean };

interface ScenarioReviewProps {
  readonly certification: FraudCertification;
  readonly country: Country;
  readonly scenario: ReviewedScenario;
  /** Absent when there is nothing to decide. */
  readonly judgement: Judgement | undefined;
  readonly wasRefused: boolean;
  readonly onJudge: (caseId: string, said: Partial<Judgement>) => void;
}

/** One scenario as support judges it. */
export function ScenarioReview(props: ScenarioReviewProps) {
  const { certification, country, scenario, judgement, wasRefused, onJudge } = props;
  const translate = useTranslations("back-office-certification.case");
  const localized = useLocalized();
  const { companyId, attempt, returns, reviews, matched } = certification;
  const review = reviews[scenario.id];
  const titleId = `${caseAnchor(scenario.id)}-title`;
  return (
    <section
      className="ui-card case-review"
      id={caseAnchor(scenario.id)}
      data-case-id={scenario.id}
      data-verdict={judgement ? judgement.verdict : review?.verdict}
      tabIndex={-1}
      aria-labelledby={titleId}
    >
      <header className="case-review__head">
        <h3 id={titleId}>{localized(scenario.title)}</h3>
        {matched[scenario.id] && <ScenarioMatchedBadge />}
        {review && <ScenarioBadge state={review.verdict} />}
      </header>
      {review?.feedback && <p className="ui-comment">{review.feedback}</p>}
      <ScenarioFacts scenario={scenario} country={country} />
      <div className="case-review__proof">
        <div>
          <h4>{translate("given")}</h4>
          <ScenarioReturnView given={returns[scenario.id]} country={country} />
          {matched[scenario.id] ? (
            <ProofOrder {...{ companyId, attempt, country }} scenarioId={scenario.id} />
          ) : (
            <ReviewedExampleOrder {...{ companyId, country }} scenarioId={scenario.id} />
          )}
        </div>
        <div>
          <h4>{translate("evidence")}</h4>
          <EvidenceList
            companyId={companyId}
            product="fraud-prevention"
            caseId={scenario.id}
            attempt={attempt}
            country={country}
          />
        </div>
      </div>
      {judgement && (
        <VerdictField test={scenario} judgement={judgement} wasRefused={wasRefused} onJudge={onJudge} />
      )}
    </section>
  );
}
