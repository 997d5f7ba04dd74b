import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import type { Construct } from "constructs";

interface AlarmProps {
  readonly metric: IMetric;
  /** Who notices what; an alarm without it wakes somebody up to guess. */
  readonly impact: string;
  /** Heading of `docs/runbook.md`. */
  readonly runbook: string;
  readonly topic: ITopic;
}

/** Rings at the first occurrence: at this size, one failure is one person who could not go on. */
export function alarm(scope: Construct, id: string, { metric, impact, runbook, topic }: AlarmProps): Alarm {
  const made = new Alarm(scope, id, {
    metric,
    threshold: 1,
    evaluationPeriods: 1,
    comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: TreatMissingData.NOT_BREACHING,
    alarmDescription: `${impact} Runbook: docs/runbook.md#${runbook}`,
  });
  made.addAlarmAction(new SnsAction(topic));
  return made;
}
