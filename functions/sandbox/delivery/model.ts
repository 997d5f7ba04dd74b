import { callbackIds } from "@portal/shared/esitef/callbacks.data.ts";
import * as z from "zod/mini";
import { transactionSchema } from "../engine/model.ts";
import { allInStore, inStore } from "../engine/store.ts";

/**
 * Something to be told to a store. With its transaction it was not looked at yet; without, its delivery is in the store's
 * list and waits for its next try.
 */
export const noticeSchema = z.object({
  /** The delivery's. */
  id: z.string(),
  version: z.number(),
  merchantId: z.string(),
  /** As it was when this status was reached. */
  transaction: z.optional(transactionSchema),
  /** Which of its statuses. */
  place: z.optional(z.number()),
  /** What of it is told, in place of the status. */
  about: z.optional(z.literal("analysis")),
  /** In place of both: what is told is no status. */
  form: z.optional(z.object({ callback: z.enum(callbackIds), fields: z.record(z.string(), z.string()) })),
  /** What the answer decides on; until then it does not exist. */
  creates: z.optional(transactionSchema),
  /** Not before. */
  nextAt: z.optional(z.string()),
  /** Until then somebody is posting it, in epoch milliseconds. */
  leaseUntil: z.optional(z.number()),
});
export type Notice = z.output<typeof noticeSchema>;

/** Whether its next try may begin: not before its time, and not while somebody else is at it. */
export const isDue = ({ nextAt = "", leaseUntil = 0 }: Notice): boolean =>
  nextAt <= new Date().toISOString() && leaseUntil <= Date.now();

export const dueSchema = z.object({ merchantId: z.string(), id: z.string(), at: z.string() });

/** What the listener did not acknowledge yet, in the order in which it came. */
export const heardKey = (merchantId: string, position: string) => inStore(merchantId, "HEAR", position);
export const toHear = (merchantId: string) => allInStore(merchantId, "HEAR");
export const toHearSchema = z.object({ deliveryId: z.string() });
