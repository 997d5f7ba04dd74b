import type { AttributeValue } from "aws-lambda";
import * as z from "zod/mini";
import { keys, type OutboxConsumer } from "../table/keys.ts";
import { readableItems, readRange } from "../table/table.ts";
import { LostRace, transact } from "../table/transaction.ts";

/**
 * An event's attributes, all strings, as `record.ts` writes them; version and expiry, which are numbers, are left
 * out.
 */
export type OutboxImage = Readonly<Record<string, string | undefined>>;

const pendingSchema = z.record(z.string(), z.unknown());

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === "string";

/** An event as the table's stream shows it. */
export const readImage = (image: Readonly<Record<string, AttributeValue>>): OutboxImage =>
  Object.fromEntries(Object.entries(image).map(([name, value]) => [name, value.S]));

/**
 * Every event that is still in the outbox, oldest first: what is done is deleted, not marked.
 * docs/papers/decisions/0025-the-outbox-is-what-is-still-to-be-done.md
 */
export async function* pendingEvents(consumer: OutboxConsumer): AsyncGenerator<OutboxImage> {
  let after: string | undefined;
  do {
    const stretch = await readRange({ ...keys.outbox(consumer), after, limit: 100 }, pendingSchema);
    for (const item of readableItems(stretch.items)) {
      yield Object.fromEntries(Object.entries(item).filter(isText));
    }
    after = stretch.end;
  } while (after !== undefined);
}

/** Removes an event from the outbox after everything that follows from it has happened. */
export async function finish(consumer: OutboxConsumer, id: string): Promise<void> {
  try {
    await transact([{ act: "remove", key: keys.event(consumer, id), seen: 1 }]);
  } catch (error) {
    // Another run removed it at the same time.
    if (!(error instanceof LostRace)) throw error;
  }
}
