import type { Country } from "@portal/shared/country.ts";
import type { FraudCertification } from "@portal/shared/fraud-certification/model.ts";
import type { FraudScenario } from "@portal/shared/fraud-prevention/scenarios.data.ts";
import { ScenarioBadge, ScenarioMatchedBadge } from "../../../features/fraud-certification/badges.tsx";
import { ScenarioReturnView } from "../../../features/fraud-certification/return/scenario-return-view.tsx";
import { ScenarioFacts } from "../../../features/fraud-certification/scenario-facts.tsx";
import { ReviewedExampleOrder } from "../../../features/fraud-match/example-order.tsx";
import { ProofOrder } from "../../../features/fraud-match/proof-order.tsx";
import type { CaseJudging } from "../certification-review/case/judged-cases.ts";
import { ReviewedCase } from "../certification-review/case/reviewed-case.tsx";

export type ReviewedScenario = FraudScenario & { readonly isMandatory: boolean };

interface ScenarioReviewProps extends CaseJudging {
  readonly certification: FraudCertification;
  readonly country: Country;
  readonly scenario: ReviewedScenario;
}

/** One scenario as support judges it. */
export function ScenarioReview({ certification, country, scenario, ...judging }: ScenarioReviewProps) {
  const { companyId, attempt, returns, reviews, matched } = certification;
  const scenarioId = scenario.id;
  const review = reviews[scenarioId];
  return (
    <ReviewedCase
      {...judging}
      test={scenario}
      review={review}
      place={{ companyId, attempt, product: "fraud-prevention" }}
      country={country}
      level={3}
      badges={
        <>
          {matched[scenarioId] && <ScenarioMatchedBadge />}
          {review && <ScenarioBadge state={review.verdict} />}
        </>
      }
      asked={
        <>
          {review?.feedback && <p className="ui-comment">{review.feedback}</p>}
          <ScenarioFacts scenario={scenario} country={country} />
        </>
      }
      given={
        <>
          <ScenarioReturnView given={returns[scenarioId]} country={country} />
          {matched[scenarioId] ? (
            <ProofOrder {...{ companyId, attempt, scenarioId, country }} />
          ) : (
            <ReviewedExampleOrder {...{ companyId, scenarioId, country }} />
          )}
        </>
      }
    />
  );
}
