import type { DynamoDBBatchResponse, DynamoDBRecord } from "aws-lambda";
import { handler as mail } from "../letters/mail/handler.ts";
import type { Sweep } from "../platform/outbox/consume.ts";
import { keys } from "../platform/table/keys.ts";

type Item = Record<string, unknown>;

export interface TestOutbox {
  /** Passes the outbox to the mail function as the table's stream does, including the events it had before. */
  deliverEvents(): Promise<DynamoDBBatchResponse>;
  /** Passes on only what waits, where many acts follow each other: what was passed on costs as much again each time. */
  deliverPending(): Promise<DynamoDBBatchResponse>;
  /** What the mail function does by its schedule. */
  sweepMails(): Promise<void>;
  /** Events whose mails are not all out. */
  pendingEvents(): Promise<Item[]>;
  forget(): void;
}

export const recordOf = (item: Item): DynamoDBRecord => ({
  eventName: "INSERT",
  dynamodb: {
    SequenceNumber: String(item.id),
    NewImage: Object.fromEntries(
      Object.entries(item).map(([name, value]) => [
        name,
        typeof value === "number" ? { N: String(value) } : { S: String(value) },
      ]),
    ),
  },
});

/** What EventBridge calls a function with, by its schedule. */
export const scheduled = (): Sweep => ({
  version: "0",
  id: "1",
  source: "aws.events",
  "detail-type": "Scheduled Event",
  account: "111122223333",
  time: new Date().toISOString(),
  region: "sa-east-1",
  resources: [],
  detail: {},
});

/** Its partition alone is read: it is asked for after nearly every act, and the rest of the table only grows. */
export function outboxOf(items: (pk: string) => Promise<Item[]>): TestOutbox {
  const pendingEvents = () => items(keys.outbox("mail").pk);
  /** A stream still delivers items that the table has deleted. */
  const streamed = new Map<string, Item>();
  async function pass(events: readonly Item[]): Promise<DynamoDBBatchResponse> {
    const inOrder = events.toSorted((a, b) => (String(a.id) < String(b.id) ? -1 : 1));
    return (await mail({ Records: inOrder.map(recordOf) })) ?? { batchItemFailures: [] };
  }
  return {
    pendingEvents,
    deliverEvents: async () => {
      for (const event of await pendingEvents()) streamed.set(String(event.id), event);
      return pass([...streamed.values()]);
    },
    deliverPending: async () => pass(await pendingEvents()),
    sweepMails: async () => {
      await mail(scheduled());
    },
    forget: () => streamed.clear(),
  };
}
