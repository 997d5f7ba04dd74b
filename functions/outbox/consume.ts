import type { DynamoDBBatchResponse, DynamoDBStreamEvent, EventBridgeEvent } from "aws-lambda";
import { log, originOf } from "../platform/aws/log.ts";
import type { OutboxConsumer } from "../platform/table/keys.ts";
import { type OutboxImage, pendingEvents, readImage, settle } from "./outbox.ts";

/** What a schedule of EventBridge calls a function with. */
export type Sweep = EventBridgeEvent<"Scheduled Event", object>;

export const isSweep = (event: object): event is Sweep => "source" in event && event.source === "aws.events";

export interface Consumption {
  readonly consumer: OutboxConsumer;
  /** As the function's log lines name it. */
  readonly service: string;
  /** Does what follows from an event. It may run again for the same event, and `later` leaves it to the next sweep. */
  readonly react: (event: OutboxImage) => Promise<"done" | "later">;
}

/** A function that runs longer is cut off; what is left then is the next sweep's. */
const sweepMs = 30_000;

async function bringToItsEnd(event: OutboxImage, { consumer, react }: Consumption): Promise<void> {
  if ((await react(event)) === "done" && event["id"]) await settle(consumer, event["id"]);
}

/** False after a failure, which is logged and rings. */
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

/** New events, as the table's stream brings them: soon, at least once, and again where one fails. */
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

/** What is still in the outbox, whatever became of its way through the stream: nothing is given up while it is kept. */
export async function sweepOutbox(consumption: Consumption): Promise<void> {
  const until = Date.now() + sweepMs;
  try {
    for await (const event of pendingEvents(consumption.consumer)) {
      if (Date.now() > until) return;
      await attempt(event, consumption);
    }
  } catch (error) {
    // Not thrown: the next sweep comes soon, and a repeated one would be for nothing.
    log("ERROR", "sweep-failed", { service: consumption.service, ...originOf(error) });
  }
}
