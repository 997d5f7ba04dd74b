import type { DynamoDBBatchResponse, DynamoDBStreamEvent, EventBridgeEvent } from "aws-lambda";
import { log, originOf } from "../aws/log.ts";
import type { OutboxConsumer } from "../table/keys.ts";
import { finish, type OutboxImage, pendingEvents, readImage } from "./outbox.ts";

/** What a schedule of EventBridge calls a function with. */
export type Sweep = EventBridgeEvent<"Scheduled Event", object>;

export const isSweep = (event: object): event is Sweep => "source" in event && event.source === "aws.events";

export interface Consumption {
  readonly consumer: OutboxConsumer;
  /** The function's name in its log lines. */
  readonly service: string;
  /** Handles an event. It may run again for the same event; `later` leaves the event to the next sweep. */
  readonly react: (event: OutboxImage) => Promise<"done" | "later">;
}

/** A sweep stops here, before the function's timeout; the next sweep does the rest. */
const sweepMs = 30_000;

async function bringToItsEnd(event: OutboxImage, { consumer, react }: Consumption): Promise<void> {
  if ((await react(event)) === "done" && event["id"]) await finish(consumer, event["id"]);
}

/** Returns false after a failure, which is logged and raises the alarm. */
async function attempt(event: OutboxImage, consumption: Consumption): Promise<boolean> {
  const { service } = consumption;
  try {
    await bringToItsEnd(event, consumption);
    return true;
  } catch (error) {
    log("ERROR", "event-failed", { service, eventId: event["id"] ?? "", ...originOf(error) });
    return false;
  }
}

/** Handles new events from the table's stream: soon, at least once, and again when one fails. */
export async function consumeBatch(
  { Records }: DynamoDBStreamEvent,
  consumption: Consumption,
): Promise<DynamoDBBatchResponse> {
  const batchItemFailures: DynamoDBBatchResponse["batchItemFailures"] = [];
  for (const { dynamodb } of Records) {
    const itemIdentifier = dynamodb?.SequenceNumber ?? "";
    if (!(await attempt(readImage(dynamodb?.NewImage ?? {}), consumption)))
      batchItemFailures.push({ itemIdentifier });
  }
  return { batchItemFailures };
}

/**
 * Handles every event still in the outbox, whatever happened to it in the stream: an event is retried as long as it
 * is kept.
 */
export async function sweepOutbox(consumption: Consumption): Promise<void> {
  const until = Date.now() + sweepMs;
  try {
    for await (const event of pendingEvents(consumption.consumer)) {
      if (Date.now() > until) return;
      await attempt(event, consumption);
    }
  } catch (error) {
    // Not thrown, because Lambda's own retry would be wasted: the next sweep comes soon.
    log("ERROR", "sweep-failed", { service: consumption.service, ...originOf(error) });
  }
}
