import { createHash } from "node:crypto";
import { countries } from "@portal/shared/country.ts";
import * as z from "zod/mini";
import { type Key, partition } from "../../platform/table/keys.ts";
import { machines } from "./machines.ts";
import { allInStore, inStore, transactionKey } from "./store.ts";

export {
  type RecordedCall,
  recordedCallRef,
  recordedCallSchema,
  storeRange,
} from "./recorded-call.ts";
export { expiry, type Store, storeRef } from "./store.ts";

export type MachineName = keyof typeof machines;
const isMachine = (name: string): name is MachineName => name in machines;

/** The risk analysis of a sale or a reservation, which has statuses of its own. */
export const analysisSchema = z.object({
  mode: z.enum(["before", "after"]),
  status: z.string(),
  /** From 0 to 0.99; absent until it was asked for, and where it failed. */
  score: z.optional(z.number()),
  /** What the company wants said of a rejection. */
  rejectionMessage: z.optional(z.string()),
  /** Every status it had, oldest first. */
  past: z.array(z.object({ status: z.string(), at: z.string(), cause: z.string() })),
});
export type Analysis = z.output<typeof analysisSchema>;

/**
 * What a call made and later calls change: a payment, a pre-authorization, a cancellation, a schedule, a stored card,
 * a recharge, a 3DS authentication, a registered merchant. Of a card it keeps the brand and the last four digits only.
 */
export const transactionSchema = z.object({
  /** NIT, SID, SEID, token or whatever the documentation calls the identifier of this kind of thing. */
  id: z.string(),
  version: z.number(),
  /** A page of the portal made it or had its risk analysed: it is an example, and proves nothing. */
  origin: z.optional(z.literal("portal")),
  machine: z.custom<MachineName>((name) => typeof name === "string" && isMachine(name)),
  status: z.string(),
  /** Of the store that made it, where that country has a profile of its own. */
  country: z.optional(z.enum(countries)),
  createdAt: z.string(),
  /** What will happen by itself, and when; whoever reads the transaction after that finds it happened. */
  due: z.optional(z.object({ at: z.string(), status: z.string(), cause: z.string() })),
  /** Every status it had, oldest first. */
  past: z.array(z.object({ status: z.string(), at: z.string(), cause: z.string() })),
  /** What the calls said of it, by the names of the documentation. Never a card's number, code or expiry. */
  facts: z.record(z.string(), z.string()),
  /** What was answered about it besides, by the names of the members of its object. */
  answered: z.record(z.string(), z.string()),
  card: z.optional(z.object({ brand: z.string(), lastFour: z.string() })),
  /** Cents that were given back. */
  refundedCents: z.optional(z.number()),
  /** Cents that were collected of a pre-authorization. */
  capturedCents: z.optional(z.number()),
  analysis: z.optional(analysisSchema),
  /** The transaction that this one cancels, edits or belongs to. */
  original: z.optional(z.string()),
  /** What a page of the shop may use once in place of a key. Of the token only a hash is kept. */
  pageToken: z.optional(z.object({ hash: z.string(), usedAt: z.optional(z.string()) })),
});
export type Transaction = z.output<typeof transactionSchema>;

/** Of a page in a buyer's hands only the NIT is known; this says whose it is. */
export const nitRef = (nit: string) => ({
  key: { pk: partition("NIT", nit), sk: "STORE" },
  schema: z.object({ merchantId: z.string() }),
});

export const transactionRef = (merchantId: string, id: string) => ({
  key: transactionKey(merchantId, id),
  schema: transactionSchema,
});

/**
 * The lists that calls search: by the shop's order, by the number that cancellations name, cards; and everything by the
 * instant at which it was `made`, for calls that name days and for the workbench. What asked for a risk `analysis` is
 * looked at by its certification.
 */
export type ListName = "order" | "usn" | "card" | "made" | "analysis";
const listEntrySchema = z.object({ id: z.string() });
export const listEntryKey = (merchantId: string, list: ListName, value: string, id: string): Key =>
  inStore(merchantId, "LIST", list, value, id);
export const listRange = (merchantId: string, list: ListName) => ({
  ...allInStore(merchantId, "LIST", list),
  schema: listEntrySchema,
});

/** What an idempotency key stands for. */
export const idempotentSchema = z.object({
  operation: z.string(),
  fingerprint: z.string(),
  transactionId: z.string(),
  http: z.number(),
  /** JSON text of the answer. */
  answer: z.string(),
  /** Until then the first call is still being answered. */
  busyUntil: z.optional(z.string()),
  /** Epoch seconds. */
  ttl: z.number(),
});

/** A shop chooses the key, and may choose a card's number or its own secret: only a hash of it is kept. */
export const idempotentRef = (merchantId: string, key: string) => ({
  key: inStore(merchantId, "IDEM", createHash("sha256").update(key).digest("base64url")),
  schema: idempotentSchema,
});
