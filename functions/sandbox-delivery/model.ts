import { callbackAddresses, callbackIds, callbacks } from "@portal/shared/esitef/callbacks.data.ts";
import { deliveryStatuses, problems } from "@portal/shared/sandbox/delivery.ts";
import { isOwnMachine, isPublicEndpoint } from "@portal/shared/sandbox/endpoint-address.ts";
import * as z from "zod/mini";
import { transactionSchema } from "../simulator/model.ts";
import { noticeKey } from "../simulator/outgoing/notice.ts";
import { allInStore, inStore } from "../simulator/store.ts";

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

const attemptSchema = z.object({
  at: z.string(),
  durationMs: z.number(),
  /** HTTP status; null where there was none. */
  http: z.nullable(z.number()),
  /** Why there was none. */
  problem: z.nullable(z.enum(problems)),
  /** The first bytes, without what could be a card's number. */
  answer: z.string(),
});
export type Attempt = z.output<typeof attemptSchema>;

/** A form for the store, as the workbench lists it. What is secret of it is made again when it is posted. */
export const deliverySchema = z.object({
  id: z.string(),
  version: z.number(),
  callback: z.enum(callbackIds),
  transactionId: z.string(),
  at: z.string(),
  /** `kept` has no address to go to. */
  status: z.enum(deliveryStatuses),
  /** Where it goes, or last went. */
  to: z.nullable(z.string()),
  fields: z.record(z.string(), z.string()),
  /** The latest, oldest first. */
  attempts: z.array(attemptSchema),
  /** How many there were. */
  tried: z.number(),
  /** How many tries are left. */
  left: z.number(),
  nextAt: z.nullable(z.string()),
  /** What the listener on somebody's machine said of it. */
  heard: z.optional(z.object({ at: z.string(), http: z.nullable(z.number()) })),
});
export type Delivery = z.output<typeof deliverySchema>;

/** The form as it is posted, its fields in the documentation's order: what is stored has none. */
export function bodyOf({ callback, fields }: Pick<Delivery, "callback" | "fields">): string {
  const names = Object.keys(callbacks[callback].fields).filter((name) => name in fields);
  return new URLSearchParams(names.map((name) => [name, fields[name] ?? ""])).toString();
}

export const deliveryRef = (merchantId: string, id: string) => ({
  key: inStore(merchantId, "SEND", id),
  schema: deliverySchema,
});
/** Everything that a store was told. */
export const deliveries = (merchantId: string) => allInStore(merchantId, "SEND");

/** Where a store wants to be told, and what signs it. The secrets themselves follow from the stage's. */
export const endpointsSchema = z.object({
  version: z.number(),
  addresses: z.partialRecord(z.enum(callbackAddresses), z.string()),
  secrets: z.array(z.object({ id: z.string(), createdAt: z.string(), until: z.optional(z.string()) })),
});
export type Endpoints = z.output<typeof endpointsSchema>;

export const endpointsRef = (merchantId: string) => ({
  key: inStore(merchantId, "ENDPOINTS"),
  schema: endpointsSchema,
});

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
