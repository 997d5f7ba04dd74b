import type { Duration } from "aws-cdk-lib";
import { Rule, Schedule } from "aws-cdk-lib/aws-events";
import { LambdaFunction } from "aws-cdk-lib/aws-events-targets";
import type { Function } from "aws-cdk-lib/aws-lambda";
import type { Construct } from "constructs";

/** Calls a function on a schedule. A missed call is not repeated: the next one finds the same work. */
export function sweepEvery(scope: Construct, every: Duration, consumer: Function): void {
  new Rule(scope, "Sweep", {
    schedule: Schedule.rate(every),
    targets: [new LambdaFunction(consumer, { retryAttempts: 0, maxEventAge: every })],
  });
}
