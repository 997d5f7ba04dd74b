import { setTimeout as wait } from "node:timers/promises";
import type { Lambdas } from "../functions/lambda.ts";
import { messageOf } from "../problem.ts";
import type { ObjectCreated } from "../s3/object-created.ts";
import type { Template } from "../template/template.ts";
import type { DeadLetters } from "./dead-letters.ts";

interface FilterRule {
  readonly Name: string;
  readonly Value: string;
}

interface BucketProperties {
  readonly NotificationConfiguration?: {
    readonly LambdaConfigurations?: readonly {
      readonly Event: string;
      readonly Function: string;
      readonly Filter?: { readonly S3Key?: { readonly Rules?: readonly FilterRule[] } };
    }[];
  };
}

/** CDK's own way to declare notifications of a bucket. */
interface NotificationsProperties {
  readonly BucketName: string;
  readonly NotificationConfiguration?: {
    readonly LambdaFunctionConfigurations?: readonly {
      readonly Events: readonly string[];
      readonly LambdaFunctionArn: string;
      readonly Filter?: { readonly Key?: { readonly FilterRules?: readonly FilterRule[] } };
    }[];
  };
}

/** One function that wants to hear of new objects in one bucket. */
export interface ObjectSubscription {
  readonly bucket: string;
  readonly events: readonly string[];
  readonly rules: readonly FilterRule[];
  readonly functionArn: string;
}

/** Lambda tries an asynchronous event three times in all. */
const pausesMs = [200, 1000];

export function readObjectSubscriptions(template: Template): ObjectSubscription[] {
  const onBuckets = template.ofType<BucketProperties>("AWS::S3::Bucket").flatMap(({ ref, properties }) =>
    (properties.NotificationConfiguration?.LambdaConfigurations ?? []).map(({ Event, Function, Filter }) => ({
      bucket: ref,
      events: [Event],
      rules: Filter?.S3Key?.Rules ?? [],
      functionArn: Function,
    })),
  );
  const besideBuckets = template
    .ofType<NotificationsProperties>("Custom::S3BucketNotifications")
    .flatMap(({ properties }) =>
      (properties.NotificationConfiguration?.LambdaFunctionConfigurations ?? []).map((one) => ({
        bucket: properties.BucketName,
        events: one.Events,
        rules: one.Filter?.Key?.FilterRules ?? [],
        functionArn: one.LambdaFunctionArn,
      })),
    );
  return [...onBuckets, ...besideBuckets];
}

function wants({ bucket, events, rules }: ObjectSubscription, object: ObjectCreated): boolean {
  const named = events.some((event) => {
    const name = event.replace(/^s3:/, "");
    return (
      name === object.eventName || (name.endsWith("*") && object.eventName.startsWith(name.slice(0, -1)))
    );
  });
  const allowed = rules.every(({ Name, Value }) =>
    Name.toLowerCase() === "prefix" ? object.key.startsWith(Value) : object.key.endsWith(Value),
  );
  return bucket === object.bucket && named && allowed;
}

function toEvent({ eventName, eventTime, bucket, key, ...object }: ObjectCreated, awsRegion: string): object {
  const s3 = {
    s3SchemaVersion: "1.0",
    bucket: { name: bucket, arn: `arn:aws:s3:::${bucket}` },
    // Encoded as in a form: a space is a plus, which has surprised many a function.
    object: { ...object, key: encodeURIComponent(key).replaceAll("%20", "+").replaceAll("%2F", "/") },
  };
  return { Records: [{ eventVersion: "2.1", eventSource: "aws:s3", awsRegion, eventTime, eventName, s3 }] };
}

/** Tells functions about new objects, as S3 does: a little later, at least once, until they are given up. */
export function createObjectEvents(options: {
  region: string;
  lambdas: Pick<Lambdas, "invoke">;
  deadLetters: DeadLetters;
}): (subscriptions: readonly ObjectSubscription[], object: ObjectCreated) => Promise<void> {
  const tell = async ({ functionArn }: ObjectSubscription, event: object): Promise<void> => {
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
  return async (subscriptions, object) => {
    const interested = subscriptions.filter((subscription) => wants(subscription, object));
    await Promise.all(interested.map((subscription) => tell(subscription, toEvent(object, options.region))));
  };
}
