import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from "aws-lambda";
import { certificationReactions } from "../certification/reactions.ts";
import { companyReactions } from "../company/reactions.ts";
import { configurationReactions } from "../configuration/reactions.ts";
import { log, originOf } from "../log.ts";
import { partnerReactions } from "../partner/reactions.ts";
import { productionReactions } from "../production/reactions.ts";
import { releaseReactions } from "../release/reactions.ts";
import { outboxEventSchema, type Reactions } from "./model.ts";
import { sendOnce } from "./send.ts";

const reactions: Reactions = {
  ...companyReactions,
  ...configurationReactions,
  ...certificationReactions,
  ...releaseReactions,
  ...partnerReactions,
  ...productionReactions,
};

async function react({ dynamodb }: DynamoDBRecord): Promise<void> {
  // Flat and of strings, as `record.ts` writes it; the expiry, a number, is nobody's business here.
  const attributes = Object.entries(dynamodb?.NewImage ?? {}).map(([name, value]) => [name, value.S]);
  const event = outboxEventSchema.parse(Object.fromEntries(attributes));
  const letters = (await reactions[event.event]?.(event)) ?? [];
  for (const letter of letters) await sendOnce(event.id, letter);
  log("INFO", "event", { service: "mail", eventId: event.id, event: event.event, letters: letters.length });
}

/** The table's stream, filtered to new events. One that fails is delivered again; what was sent is not sent twice. */
export async function handler({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const batchItemFailures: DynamoDBBatchResponse["batchItemFailures"] = [];
  for (const record of Records) {
    const itemIdentifier = record.dynamodb?.SequenceNumber ?? "";
    try {
      await react(record);
    } catch (error) {
      log("ERROR", "event-failed", { service: "mail", itemIdentifier, ...originOf(error) });
      batchItemFailures.push({ itemIdentifier });
    }
  }
  return { batchItemFailures };
}
