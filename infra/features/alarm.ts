import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import type { Construct } from "constructs";

interface AlarmProps {
  readonly metric: IMetric;
  /** Who notices what while it fails; an alarm without that sentence makes people guess. */
  readonly impact: string;
  /** Heading of `docs/papers/runbook.md`. */
  readonly runbook: string;
  readonly topic: ITopic;
  /** From which figure on; otherwise at the first failure. */
  readonly threshold?: number;
  /** Also when there is no figure: where one is always said, silence is a failure. */
  readonly ringsInSilence?: boolean;
}

/** The alarm fires at the first failure: at this size, each one is a person who could not go on. */
export function alarm(scope: Construct, id: string, props: AlarmProps): Alarm {
  const { metric, impact, runbook, topic, threshold = 1, ringsInSilence = false } = props;
  const made = new Alarm(scope, id, {
    metric,
    threshold,
    evaluationPeriods: 1,
    comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: ringsInSilence ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    alarmDescription: `${impact} Runbook: docs/papers/runbook.md#${runbook}`,
  });
  made.addAlarmAction(new SnsAction(topic));
  return made;
}
