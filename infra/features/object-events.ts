import { Duration } from "aws-cdk-lib";
import { Rule } from "aws-cdk-lib/aws-events";
import { LambdaFunction } from "aws-cdk-lib/aws-events-targets";
import type { Function } from "aws-cdk-lib/aws-lambda";
import { SqsDestination } from "aws-cdk-lib/aws-lambda-destinations";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import { Queue } from "aws-cdk-lib/aws-sqs";
import type { Construct } from "constructs";
import { acknowledge } from "../acknowledge.ts";
import { alarm } from "./alarm.ts";

interface ObjectEventsProps {
  readonly bucketName: string;
  /** Of the objects' keys. */
  readonly prefix: string;
  readonly consumer: Function;
  readonly alarms: ITopic;
  /** What is delayed when an object's event is given up. */
  readonly lossImpact: string;
  readonly runbook: string;
}

/**
 * Calls a function with each new object under a prefix. Over EventBridge, because a bucket that names the function
 * would have to be made after it, and the function after the bucket.
 */
export function consumeObjects(scope: Construct, props: ObjectEventsProps): void {
  const { bucketName, prefix, consumer, alarms, lossImpact, runbook } = props;
  const lost = new Queue(scope, "LostObjects", { enforceSSL: true, retentionPeriod: Duration.days(14) });
  acknowledge(lost, { "AwsSolutions-SQS3": "It is itself the dead-letter queue." });
  consumer.configureAsyncInvoke({
    retryAttempts: 2,
    maxEventAge: Duration.hours(6),
    onFailure: new SqsDestination(lost),
  });
  new Rule(scope, "Objects", {
    eventPattern: {
      source: ["aws.s3"],
      detailType: ["Object Created"],
      detail: { bucket: { name: [bucketName] }, object: { key: [{ prefix }] } },
    },
    // What EventBridge cannot hand over ends in the same queue as what the function fails on.
    targets: [new LambdaFunction(consumer, { deadLetterQueue: lost, maxEventAge: Duration.hours(6) })],
  });
  alarm(scope, "LostObjectsAlarm", {
    metric: lost.metricApproximateNumberOfMessagesVisible({ statistic: "Maximum" }),
    impact: lossImpact,
    runbook,
    topic: alarms,
  });
}
