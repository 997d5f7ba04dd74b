import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { messageOf, Problem } from "../../../problem.ts";
import type { ObjectCreated } from "../../engines/s3/storage/object-created.ts";
import type { Lambdas } from "../functions/lambda.ts";
import type { Template } from "../template/template.ts";
import type { DeadLetters } from "./dead-letters.ts";
import { matchesPattern } from "./filter.ts";
import type { PendingObjects } from "./pending-objects.ts";

interface NotifyingBucket {
  readonly NotificationConfiguration?: {
    readonly EventBridgeConfiguration?: { readonly EventBridgeEnabled?: boolean };
  };
}

interface ObjectRule {
  readonly EventPattern?: Readonly<Record<string, unknown>>;
  readonly ScheduleExpression?: string;
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
    .ofType<NotifyingBucket>("AWS::S3::Bucket")
    .flatMap(({ id, ref, properties: { NotificationConfiguration = {} } }) => {
      const { EventBridgeConfiguration, ...others } = NotificationConfiguration;
      const [unknown] = Object.keys(others);
      if (unknown) throw new Problem(`The bucket ${id} declares ${unknown}, which is not emulated locally.`);
      return EventBridgeConfiguration?.EventBridgeEnabled ? [ref] : [];
    });
  const rules = template
    .ofType<ObjectRule>("AWS::Events::Rule")
    .filter(({ properties }) => properties.State !== "DISABLED")
    .flatMap(({ id, properties: { EventPattern, ScheduleExpression, Targets = [] } }) => {
      if (ScheduleExpression) return [];
      if (!EventPattern) throw new Problem(`The rule ${id} has neither a pattern nor a schedule.`);
      return [{ pattern: EventPattern, functionArns: Targets.map(({ Arn }) => Arn) }];
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

export interface ObjectEvents {
  /** Writes the object down before it returns, tells functions of it, and again after a restart where it has to. */
  announce(object: ObjectCreated): void;
  /** Follows another synthesis. */
  replace(subscriptions: ObjectSubscriptions): void;
  stop(): void;
}

interface Surroundings {
  readonly region: string;
  readonly lambdas: Pick<Lambdas, "invoke">;
  readonly deadLetters: DeadLetters;
  readonly pending: PendingObjects;
}

/** Tells functions about new objects, as EventBridge does: a little later, at least once, until they are given up. */
class Teller implements ObjectEvents {
  readonly #around: Surroundings;
  readonly #abort = new AbortController();
  #subscriptions: ObjectSubscriptions;

  constructor(subscriptions: ObjectSubscriptions, around: Surroundings) {
    this.#subscriptions = subscriptions;
    this.#around = around;
    for (const object of around.pending.all()) void this.#tellAll(object);
  }

  announce(object: ObjectCreated): void {
    if (!this.#subscriptions.buckets.includes(object.bucket)) return;
    this.#around.pending.add(object);
    void this.#tellAll(object);
  }

  replace(subscriptions: ObjectSubscriptions): void {
    this.#subscriptions = subscriptions;
  }

  stop(): void {
    this.#abort.abort();
  }

  async #tellAll(object: ObjectCreated): Promise<void> {
    const event = toEvent(object, this.#around.region);
    const interested = this.#subscriptions.rules.filter(({ pattern }) => matchesPattern(event, pattern));
    const functionArns = interested.flatMap((rule) => rule.functionArns);
    await Promise.all(functionArns.map((arn) => this.#tell(arn, event)));
    // A delivery that a stop interrupted is repeated at the next start.
    if (!this.#abort.signal.aborted) this.#around.pending.remove(object);
  }

  async #tell(functionArn: string, event: object): Promise<void> {
    const { lambdas, deadLetters } = this.#around;
    const { signal } = this.#abort;
    for (const pause of [...pausesMs, undefined]) {
      try {
        await lambdas.invoke(functionArn, event);
        return;
      } catch (error) {
        if (signal.aborted) return;
        const functionName = functionArn.split(":").at(-1) ?? functionArn;
        if (pause === undefined) deadLetters.add({ functionName, reason: messageOf(error), event });
        else await wait(pause, undefined, { signal }).catch(() => undefined);
      }
      if (signal.aborted) return;
    }
  }
}

export const startObjectEvents = (subscriptions: ObjectSubscriptions, around: Surroundings): ObjectEvents =>
  new Teller(subscriptions, around);
