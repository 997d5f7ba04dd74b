import * as z from "zod/mini";
import { callbackIds } from "../esitef/callbacks.data.ts";
import { optional } from "../field/fields.ts";
import { endpointAddress } from "./endpoint-address.ts";

/** What a store is told of its transactions, where, and what became of it. */

/** Where a store wants to be told; status and schedule notifications share an address. */
export const addressesSchema = z.strictObject({
  status: optional(endpointAddress),
  authenticity: optional(endpointAddress),
  cardHash: optional(endpointAddress),
  /** In place of the webhook's that the approved fraud prevention configuration names. */
  analysis: optional(endpointAddress),
});

export const endpointsSchema = z.object({
  status: z.nullable(z.string()),
  authenticity: z.nullable(z.string()),
  cardHash: z.nullable(z.string()),
  analysis: z.nullable(z.string()),
  /** The webhook of the approved fraud prevention configuration, which is told where no other address is named. */
  configuredAnalysis: z.nullable(z.string()),
  /** Those that sign now, the newest last; never a secret itself. */
  secrets: z.array(z.object({ id: z.string(), createdAt: z.string(), until: z.nullable(z.string()) })),
  /** Deliveries are kept for the listener until then. */
  listenerUntil: z.nullable(z.string()),
});
export type Endpoints = z.output<typeof endpointsSchema>;

/** The one answer that holds a signing secret in clear. */
export const issuedSecretSchema = z.object({ endpoints: endpointsSchema, secret: z.string() });
export type IssuedSecret = z.output<typeof issuedSecretSchema>;

/** `kept` had no address to go to: it is what would have been posted. */
export const deliveryStatuses = ["waiting", "delivered", "failed", "kept"] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

export const deliveryLineSchema = z.object({
  id: z.string(),
  at: z.string(),
  callback: z.enum(callbackIds),
  transactionId: z.string(),
  status: z.enum(deliveryStatuses),
  /** The status of the transaction that it tells of, or none. */
  tells: z.nullable(z.string()),
  /** How often it was posted. */
  tried: z.number(),
  /** HTTP status of the last answer; null where there was none. */
  http: z.nullable(z.number()),
  nextAt: z.nullable(z.string()),
});
export type DeliveryLine = z.output<typeof deliveryLineSchema>;

export const problems = [
  "address-refused",
  "name-unknown",
  "address-private",
  "timed-out",
  "certificate",
  "unreachable",
] as const;
/** Why nothing was answered. */
export type DeliveryProblem = (typeof problems)[number];

export const deliverySchema = z.object({
  ...deliveryLineSchema.shape,
  to: z.nullable(z.string()),
  /** The form, as it is posted; what is secret of it is masked. */
  body: z.string(),
  attempts: z.array(
    z.object({
      at: z.string(),
      durationMs: z.number(),
      http: z.nullable(z.number()),
      problem: z.nullable(z.enum(problems)),
      /** The first bytes, without card numbers. */
      answer: z.string(),
    }),
  ),
  /** What the listener on somebody's machine said of it. */
  heard: z.nullable(z.object({ at: z.string(), http: z.nullable(z.number()) })),
});
export type Delivery = z.output<typeof deliverySchema>;
