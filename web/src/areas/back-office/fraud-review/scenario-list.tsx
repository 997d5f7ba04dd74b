import type { Country } from "@portal/shared/country.ts";
import type { FraudCertification } from "@portal/shared/fraud-certification/model.ts";
import { useKeyedReview } from "../certification-review/case/case-keys.ts";
import type { JudgedCases } from "../certification-review/case/judged-cases.ts";
import { KeysHint } from "../certification-review/case/keys-hint.tsx";
import { judgementOn } from "../certification-review/verdicts.ts";
import { type ReviewedScenario, ScenarioReview } from "./scenario-review.tsx";

interface ScenarioListProps extends Omit<JudgedCases, "onPassRemaining"> {
  readonly certification: FraudCertification;
  readonly country: Country;
  readonly scenarios: readonly ReviewedScenario[];
}

/** Every scenario that was sent, one after the other. */
export function ScenarioList(props: ScenarioListProps) {
  const { certification, country, scenarios, judgements, mayDecide, wasRefused, jump, onJudge } = props;
  const review = { cases: scenarios, judgements, isOn: mayDecide, jump, onJudge };
  const [hasKeys, chooseKeys] = useKeyedReview(review);
  return (
    <>
      {mayDecide && <KeysHint isOn={hasKeys} onChoose={chooseKeys} />}
      {scenarios.map((scenario) => (
        <ScenarioReview
          key={scenario.id}
          certification={certification}
          country={country}
          scenario={scenario}
          judgement={mayDecide ? judgementOn(judgements, scenario.id) : undefined}
          wasRefused={wasRefused}
          onJudge={onJudge}
        />
      ))}
    </>
  );
}
