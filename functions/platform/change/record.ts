import type { EventName, HistoryEvent } from "@portal/shared/history/event.ts";
import { type HistoryKey, keys, type OutboxConsumer } from "../table/keys.ts";
import { newUlid } from "../table/new-ulid.ts";
import type { Write } from "../table/transaction.ts";
import type { Author } from "./author.ts";

interface Entry {
  readonly companyId: string;
  readonly subject: HistoryKey;
  readonly event: HistoryEvent;
  readonly at: string;
  readonly comment?: string;
  /** Facts that stay with the entry, such as the adjustments of a rejection. Never a secret. */
  readonly facts?: object;
}

/** How long an event is retried. */
const outboxSeconds = 7 * 24 * 60 * 60;

type Announced = Pick<Entry, "companyId" | "at"> & { readonly event: EventName; readonly subject: string };

/** Names of what an event is about, by id. */
type Ids = { readonly [id: string]: string };

/**
 * An event in the outbox, which the table's stream hands to its consumer. It holds ids only, so that no name,
 * address or message leaves the table with it.
 */
export function announcement(
  consumer: OutboxConsumer,
  { companyId, subject, event, at }: Announced,
  ids: Ids,
  id = newUlid(Date.parse(at)),
): Write {
  const ttl = Math.floor(Date.parse(at) / 1000) + outboxSeconds;
  const item = { id, event, at, companyId, subject, ...ids, ttl };
  return { act: "put", key: keys.event(consumer, id), item, seen: 0 };
}

/** Whether this write is an event that mails may follow from. */
export const isAnnouncement = ({ key }: Write): boolean => key.pk === keys.outbox("mail").pk;

/**
 * The append-only line of history for something that happened; with `news`, also the event from which mails follow.
 */
export function record({ role, sub, name }: Author, entry: Entry, news?: Ids): Write[] {
  const { companyId, subject, event, at, comment, facts } = entry;
  const id = newUlid(Date.parse(at));
  const history: Write = {
    act: "append",
    key: keys.history(companyId, subject, id),
    item: { id, event, at, comment, ...facts, actor: { role, sub, name } },
  };
  return news ? [history, announcement("mail", entry, news, id)] : [history];
}
