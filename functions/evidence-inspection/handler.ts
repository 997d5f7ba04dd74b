import type { DynamoDBBatchResponse, DynamoDBStreamEvent, EventBridgeEvent } from "aws-lambda";
import { log, originOf } from "../log.ts";
import { clear } from "./clear.ts";
import { eraseRemoved } from "./erase.ts";

/** What S3 tells EventBridge of a new object; more than this is not read. */
type ObjectCreated = EventBridgeEvent<"Object Created", { readonly object: { readonly key: string } }>;

async function eraseAll({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const batchItemFailures: DynamoDBBatchResponse["batchItemFailures"] = [];
  for (const { dynamodb } of Records) {
    const itemIdentifier = dynamodb?.SequenceNumber ?? "";
    try {
      await eraseRemoved(dynamodb?.NewImage ?? {});
    } catch (error) {
      log("ERROR", "removal-failed", { service: "evidence-inspection", itemIdentifier, ...originOf(error) });
      batchItemFailures.push({ itemIdentifier });
    }
  }
  return { batchItemFailures };
}

/**
 * All that happens to uploaded bytes: a new object in quarantine is inspected, a removed file's objects are erased.
 * Both may arrive twice, late or in the other order. What throws is delivered again.
 */
export async function handler(
  event: ObjectCreated | DynamoDBStreamEvent,
): Promise<DynamoDBBatchResponse | undefined> {
  if ("Records" in event) return eraseAll(event);
  try {
    await clear(event.detail.object.key);
    return undefined;
  } catch (error) {
    log("ERROR", "inspection-failed", { service: "evidence-inspection", ...originOf(error) });
    throw error;
  }
}
