import { shardOf } from "../../platform/table/keys.ts";
import { type Found, readRange } from "../../platform/table/table.ts";
import type { Write } from "../../platform/table/transaction.ts";
import { formOf } from "../engine/outgoing/form.ts";
import { noticesOf } from "../engine/outgoing/notice.ts";
import { expiry } from "../engine/store.ts";
import { type Notice, noticeSchema } from "./model.ts";

/** What is told of one transaction, in the order in which it happened. */
export interface Lane {
  readonly merchantId: string;
  readonly transactionId: string;
}

/** A notice where it stands in its lane. */
export type QueuedNotice = Found<Notice> & { readonly item: Notice };

const mostAtOnce = 25;

/** The oldest notices of a lane, oldest first. */
export async function queued({ merchantId, transactionId }: Lane): Promise<QueuedNotice[]> {
  const range = noticesOf(shardOf(merchantId), "EVENT", merchantId, transactionId);
  const { items } = await readRange({ ...range, limit: mostAtOnce }, noticeSchema);
  return items.flatMap((found) => (found.item ? [{ ...found, item: found.item }] : []));
}

const keyOf = ({ merchantId }: Lane, { position }: QueuedNotice) => ({
  pk: noticesOf(shardOf(merchantId)).pk,
  sk: position,
});

/** The same place of the lane with another content; nobody may have touched it meanwhile. */
export const replaced = (lane: Lane, notice: QueuedNotice, item: Omit<Notice, "version">): Write => ({
  act: "put",
  key: keyOf(lane, notice),
  item: { ...item, ttl: expiry() },
  seen: notice.item.version,
});

export const removed = (lane: Lane, notice: QueuedNotice): Write => ({
  act: "remove",
  key: keyOf(lane, notice),
  seen: notice.item.version,
});

/** The form of a notice that is new; what is in the store's list already carries none any more. */
export const newFormOf = ({ item: { form, transaction, place = 0, about } }: QueuedNotice) =>
  form ?? (transaction && formOf(transaction, place, about));
