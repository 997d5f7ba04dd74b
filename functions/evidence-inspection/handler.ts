import type { DynamoDBBatchResponse, DynamoDBStreamEvent, EventBridgeEvent } from "aws-lambda";
import { type Consumption, consumeBatch, isSweep, type Sweep, sweepOutbox } from "../outbox/consume.ts";
import { log, originOf } from "../platform/aws/log.ts";
import { clear } from "./clear.ts";
import { eraseRemoved } from "./erase.ts";
import { sweepQuarantine } from "./sweep.ts";

/** What S3 tells EventBridge of a new object; more than this is not read. */
type ObjectCreated = EventBridgeEvent<"Object Created", { readonly object: { readonly key: string } }>;

const removals: Consumption = { consumer: "erasure", service: "evidence-inspection", react: eraseRemoved };

/**
 * All that happens to uploaded bytes: a new object in quarantine is inspected, a removed file's objects are erased.
 * Both may arrive twice, late or in the other order; what throws is delivered again, and what was not delivered at all
 * is found by the sweep.
 */
export async function handler(
  event: ObjectCreated | DynamoDBStreamEvent | Sweep,
): Promise<DynamoDBBatchResponse | undefined> {
  if ("Records" in event) return consumeBatch(event, removals);
  if (isSweep(event)) {
    await sweepOutbox(removals);
    await sweepQuarantine();
    return undefined;
  }
  try {
    await clear(event.detail.object.key);
    return undefined;
  } catch (error) {
    log("ERROR", "inspection-failed", { service: "evidence-inspection", ...originOf(error) });
    throw error;
  }
}
