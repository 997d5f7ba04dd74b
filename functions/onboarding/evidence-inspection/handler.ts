import type { DynamoDBBatchResponse, DynamoDBStreamEvent, EventBridgeEvent } from "aws-lambda";
import { log, originOf } from "../../platform/aws/log.ts";
import {
  type Consumption,
  consumeBatch,
  isSweep,
  type Sweep,
  sweepOutbox,
} from "../../platform/outbox/consume.ts";
import { clear } from "./clear.ts";
import { eraseRemoved } from "./erase.ts";
import { sweepQuarantine } from "./sweep.ts";

/** The part of S3's event about a new object that is used here. */
type ObjectCreated = EventBridgeEvent<"Object Created", { readonly object: { readonly key: string } }>;

const removals: Consumption = { consumer: "erasure", service: "evidence-inspection", react: eraseRemoved };

/**
 * Handles the bytes of uploads: inspects each new object in quarantine, and erases the objects of removed files.
 * Both events may arrive twice, late or out of order. A failed one is delivered again; a lost one is found by the
 * sweep.
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
