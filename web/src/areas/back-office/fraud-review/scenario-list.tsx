import type { Country } from "@portal/shared/country.ts";
import type { FraudCertification } from "@portal/shared/fraud-certification/model.ts";
import type { CaseJump } from "../certification-review/case/case-jump.ts";
import { useArrival, useCaseKeys, useKeysChoice } from "../certification-review/case/case-keys.ts";
import { KeysHint } from "../certification-review/case/keys-hint.tsx";
import { type Judgement, type Judgements, judgementOn } from "../certification-review/verdicts.ts";
import { useReviewNotes } from "../review/notes/notes-context.ts";
import { type ReviewedScenario, ScenarioReview } from "./scenario-review.tsx";

interface ScenarioListProps {
  readonly certification: FraudCertification;
  readonly country: Country;
  readonly scenarios: readonly ReviewedScenario[];
  readonly judgements: Judgements;
  readonly mayDecide: boolean;
  readonly wasRefused: boolean;
  readonly jump: CaseJump;
  readonly onJudge: (caseId: string, said: Partial<Judgement>) => void;
}

/** Every scenario that was sent, one after the other. */
export function ScenarioList(props: ScenarioListProps) {
  const { certification, country, scenarios, judgements, mayDecide, wasRefused, jump, onJudge } = props;
  const { isRead } = useReviewNotes().kept;
  const [hasKeys, chooseKeys] = useKeysChoice();
  const review = { cases: scenarios, judgements, isOn: mayDecide, jump, onJudge };
  useCaseKeys(review, hasKeys);
  useArrival(review, isRead);
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
