import { Duration } from "aws-cdk-lib";
import type { ITableV2 } from "aws-cdk-lib/aws-dynamodb";
import {
  EventSourceMapping,
  FilterCriteria,
  FilterRule,
  type Function,
  StartingPosition,
} from "aws-cdk-lib/aws-lambda";
import { SqsDlq } from "aws-cdk-lib/aws-lambda-event-sources";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import { Queue } from "aws-cdk-lib/aws-sqs";
import type { Construct } from "constructs";
import { acknowledge } from "../acknowledge.ts";
import { alarm } from "./alarm.ts";
import { streamStatement } from "./table-access.ts";

export interface StreamConsumption {
  /** New items of this partition. */
  readonly partition: string;
  /** Of all partitions whose name begins so; that many of them at once. */
  readonly partitionsAtOnce?: number;
  /** What is delayed when the stream gives up a record. */
  readonly lossImpact: string;
  readonly runbook: string;
}

interface StreamProps extends StreamConsumption {
  readonly table: ITableV2;
  readonly consumer: Function;
  readonly alarms: ITopic;
}

/** Feeds new items of the table to a function; what fails again and again ends in a queue that rings. */
export function consumeStream(scope: Construct, props: StreamProps): void {
  const streamArn = props.table.tableStreamArn;
  if (!streamArn) throw new Error("The table has no stream to consume.");
  const { partition, partitionsAtOnce } = props;
  const lost = new Queue(scope, "Lost", { enforceSSL: true, retentionPeriod: Duration.days(14) });
  acknowledge(lost, { "AwsSolutions-SQS3": "It is itself the dead-letter queue." });
  props.consumer.addToRolePolicy(streamStatement(streamArn));
  new EventSourceMapping(scope, "Stream", {
    target: props.consumer,
    eventSourceArn: streamArn,
    // Not "latest": what is written while the mapping is being made must not be skipped.
    startingPosition: StartingPosition.TRIM_HORIZON,
    filters: [
      FilterCriteria.filter({
        eventName: FilterRule.isEqual("INSERT"),
        dynamodb: {
          Keys: {
            pk: {
              S: partitionsAtOnce ? FilterRule.beginsWith(partition) : FilterRule.isEqual(partition),
            },
          },
        },
      }),
    ],
    batchSize: 10,
    ...(partitionsAtOnce ? { parallelizationFactor: partitionsAtOnce } : {}),
    // Enough retries for a short failure, few enough that a poisoned record ends; longer outages are left to
    // the sweep.
    retryAttempts: 10,
    // A poisoned record must not hold up its neighbours, nor be delivered twice with them.
    bisectBatchOnError: true,
    reportBatchItemFailures: true,
    onFailure: new SqsDlq(lost),
  });
  alarm(scope, "LostAlarm", {
    metric: lost.metricApproximateNumberOfMessagesVisible({ statistic: "Maximum" }),
    impact: props.lossImpact,
    runbook: props.runbook,
    topic: props.alarms,
  });
}
