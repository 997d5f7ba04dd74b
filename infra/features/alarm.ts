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
}

/** The alarm fires at the first failure: at this size, each one is a person who could not go on. */
export function alarm(scope: Construct, id: string, { metric, impact, runbook, topic }: AlarmProps): Alarm {
  const made = new Alarm(scope, id, {
    metric,
    threshold: 1,
    evaluationPeriods: 1,
    comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: TreatMissingData.NOT_BREACHING,
    alarmDescription: `${impact} Runbook: docs/papers/runbook.md#${runbook}`,
  });
  made.addAlarmAction(new SnsAction(topic));
  return made;
}
