import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Lambdas } from "../functions/lambda.ts";
import { messageOf, Problem } from "../problem.ts";
import type { ObjectCreated } from "../s3/object-created.ts";
import type { Template } from "../template/template.ts";
import type { DeadLetters } from "./dead-letters.ts";
import { matchesPattern } from "./filter.ts";

interface BucketProperties {
  readonly NotificationConfiguration?: {
    readonly EventBridgeConfiguration?: { readonly EventBridgeEnabled?: boolean };
  };
}

interface RuleProperties {
  readonly EventPattern?: Readonly<Record<string, unknown>>;
  readonly State?: string;
  readonly Targets?: readonly { readonly Arn: string }[];
}

/** Functions that want to hear of new objects. */
export interface ObjectSubscriptions {
  /** Buckets that tell EventBridge at all. */
  readonly buckets: readonly string[];
  readonly rules: readonly {
    readonly pattern: Readonly<Record<string, unknown>>;
    readonly functionArns: readonly string[];
  }[];
}

/** Lambda tries an asynchronous event three times in all. */
const pausesMs = [200, 1000];

export function readObjectSubscriptions(template: Template): ObjectSubscriptions {
  const buckets = template
    .ofType<BucketProperties>("AWS::S3::Bucket")
    .flatMap(({ id, ref, properties: { NotificationConfiguration = {} } }) => {
      const { EventBridgeConfiguration, ...others } = NotificationConfiguration;
      const [unknown] = Object.keys(others);
      if (unknown) throw new Problem(`The bucket ${id} declares ${unknown}, which is not emulated locally.`);
      return EventBridgeConfiguration?.EventBridgeEnabled ? [ref] : [];
    });
  const rules = template
    .ofType<RuleProperties>("AWS::Events::Rule")
    .filter(({ properties }) => properties.State !== "DISABLED")
    .map(({ id, properties: { EventPattern, Targets = [] } }) => {
      if (!EventPattern)
        throw new Problem(`The rule ${id} has no pattern: schedules are not emulated locally.`);
      return { pattern: EventPattern, functionArns: Targets.map(({ Arn }) => Arn) };
    });
  return { buckets, rules };
}

/** What EventBridge hands on; unlike in S3's own notifications, the key is as it is. */
const toEvent = (object: ObjectCreated, region: string): object => ({
  version: "0",
  id: randomUUID(),
  "detail-type": "Object Created",
  source: "aws.s3",
  time: object.eventTime,
  region,
  resources: [`arn:aws:s3:::${object.bucket}`],
  detail: {
    version: "0",
    bucket: { name: object.bucket },
    object: { key: object.key, size: object.size, etag: object.eTag, sequencer: object.sequencer },
    reason: object.eventName === "ObjectCreated:Copy" ? "CopyObject" : "PutObject",
  },
});

/** Tells functions about new objects, as EventBridge does: a little later, at least once, until they are given up. */
export function createObjectEvents(options: {
  region: string;
  lambdas: Pick<Lambdas, "invoke">;
  deadLetters: DeadLetters;
}): (subscriptions: ObjectSubscriptions, object: ObjectCreated) => Promise<void> {
  const tell = async (functionArn: string, event: object): Promise<void> => {
    for (const pause of [...pausesMs, undefined]) {
      try {
        await options.lambdas.invoke(functionArn, event);
        return;
      } catch (error) {
        const functionName = functionArn.split(":").at(-1) ?? functionArn;
        if (pause === undefined) options.deadLetters.add({ functionName, reason: messageOf(error), event });
        else await wait(pause);
      }
    }
  };
  return async ({ buckets, rules }, object) => {
    if (!buckets.includes(object.bucket)) return;
    const event = toEvent(object, options.region);
    const interested = rules.filter(({ pattern }) => matchesPattern(event, pattern));
    await Promise.all(interested.flatMap(({ functionArns }) => functionArns).map((arn) => tell(arn, event)));
  };
}
