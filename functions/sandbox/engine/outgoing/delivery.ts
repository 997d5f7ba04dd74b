import { callbackIds, callbacks } from "@portal/shared/esitef/callbacks.data.ts";
import { deliveryStatuses, problems } from "@portal/shared/sandbox/delivery.ts";
import * as z from "zod/mini";
import type { Write } from "../../../platform/table/transaction.ts";
import { expiry, inStore, type Store } from "../store.ts";
import type { Endpoints } from "./endpoints.ts";
import type { Form } from "./form.ts";

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

/**
 * Where a delivery goes now: to an address of the store, or to the one that its call named. What becomes of an analysis
 * goes to the webhook that the company configured, unless its store names an address for it.
 */
export function addressFor(
  { callback, to }: Pick<Delivery, "callback" | "to">,
  endpoints: Endpoints | undefined,
  store: Store | undefined,
): string | undefined {
  const { to: name } = callbacks[callback];
  if (name === "call") return to ?? undefined;
  return endpoints?.addresses[name] ?? (name === "analysis" ? store?.risk?.webhookUrl : undefined);
}

export const deliveryRef = (merchantId: string, id: string) => ({
  key: inStore(merchantId, "SEND", id),
  schema: deliverySchema,
});

interface News {
  readonly id: string;
  readonly transactionId: string;
  readonly form: Form;
  readonly to: string | undefined;
  /** Nobody waits for its answer any more. */
  readonly isLate?: boolean;
}

/** What is new, as the store's list has it. What has no address, or comes too late, is over at once. */
export function newDelivery({ id, transactionId, form, to, isLate = false }: News): Delivery {
  const { callback, fields } = form;
  const at = new Date().toISOString();
  const ends = to === undefined ? "kept" : isLate ? "failed" : undefined;
  return {
    id,
    version: 0,
    callback,
    transactionId,
    at,
    fields,
    to: to ?? null,
    attempts: [],
    tried: 0,
    ...(ends
      ? { status: ends, left: 0, nextAt: null }
      : { status: "waiting", left: 1 + callbacks[callback].retries, nextAt: at }),
  };
}

export const deliveryWrite = (merchantId: string, delivery: Delivery): Write => ({
  act: "put",
  key: deliveryRef(merchantId, delivery.id).key,
  item: { ...delivery, ttl: expiry() },
  seen: 0,
});
