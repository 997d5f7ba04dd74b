import { callbackIds, callbacks } from "@portal/shared/esitef/callbacks.data.ts";
import { isOwnMachine, isPublicEndpoint } from "@portal/shared/sandbox/endpoint-address.ts";
import * as z from "zod/mini";
import { transactionSchema } from "../engine/model.ts";
import type { Delivery } from "../engine/outgoing/delivery.ts";
import { noticeKey } from "../engine/outgoing/notice.ts";
import { accessToken, tokenOf } from "../engine/sale/card-token.ts";
import { allInStore, inStore } from "../engine/store.ts";

export {
  type Attempt,
  addressFor,
  type Delivery,
  deliveryRef,
  deliverySchema,
} from "../engine/outgoing/delivery.ts";
export { type Endpoints, endpointsRef } from "../engine/outgoing/endpoints.ts";

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

/** One that a person asked for goes behind all that its transaction still has to tell. */
export const repeatKey = (merchantId: string, transactionId: string, id: string) =>
  noticeKey(merchantId, transactionId, `R${id}`);

export const dueSchema = z.object({ merchantId: z.string(), id: z.string(), at: z.string() });

/** The status that a form tells of, or none. */
export const tellsOf = ({ callback, fields }: Pick<Delivery, "callback" | "fields">): string | null =>
  (callback === "analysis-notification" ? fields["analise.status"] : fields["status"]) ??
  fields["three_ds_server_status"] ??
  null;

/** What stands for a card or opens something is in no row: it follows from what is. */
function secretOf(merchantId: string, name: string, { id, fields }: Pick<Delivery, "id" | "fields">): string {
  if (name === "hash") return tokenOf(merchantId, fields["nita"] ?? "");
  if (name === "token") return accessToken(merchantId, id);
  return "";
}

/** The form as it is posted, its fields in the documentation's order: what is stored has none. */
export function bodyOf(merchantId: string, delivery: Pick<Delivery, "id" | "callback" | "fields">): string {
  const { callback, fields } = delivery;
  const names = Object.keys(callbacks[callback].fields).filter((name) => name in fields);
  return new URLSearchParams(
    names.map((name) => [name, fields[name] || secretOf(merchantId, name, delivery)]),
  ).toString();
}

/** Everything that a store was told. */
export const deliveries = (merchantId: string) => allInStore(merchantId, "SEND");

/** Somebody listens on a machine of their own; deliveries wait for them while they are away, until it ends. */
export const listenerSchema = z.object({ until: z.number() });
export const listenerRef = (merchantId: string) => ({
  key: inStore(merchantId, "LISTENER"),
  schema: listenerSchema,
});

/** What the listener did not acknowledge yet, in the order in which it came. */
export const heardKey = (merchantId: string, position: string) => inStore(merchantId, "HEAR", position);
export const toHear = (merchantId: string) => allInStore(merchantId, "HEAR");
export const toHearSchema = z.object({ deliveryId: z.string() });

/** Set by the local stack alone; `infra/stages.test.ts` refuses a template that sets it. */
export const laptop = { allowsLoopback: process.env.PORTAL_LOCAL_DELIVERY === "loopback" } as const;

/** Whether a store may be told at this address; it is asked when it is named, and whenever something is posted there. */
export const isAllowedEndpoint = (
  text: string,
  { allowsLoopback }: { readonly allowsLoopback: boolean } = laptop,
): boolean => isPublicEndpoint(text) || (allowsLoopback && isOwnMachine(text));
