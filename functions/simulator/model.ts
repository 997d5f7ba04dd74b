import { machines } from "@portal/shared/esitef/machine.data.ts";
import * as z from "zod/mini";
import { type Key, partition } from "../platform/table/keys.ts";

/** Everything of a store expires after 90 days; the table deletes it. */
const keptSeconds = 90 * 24 * 60 * 60;
/** Epoch seconds, of the real clock: the tester's clock moves what happens, not how long it is kept. */
export const expiry = (): number => Math.floor(Date.now() / 1000) + keptSeconds;

const inStore = (merchantId: string, ...parts: readonly string[]): Key => ({
  pk: partition("SB", merchantId),
  sk: parts.join("#"),
});

/** A key of a store. Of the key itself only a hash is kept: it is long and random, so that nobody guesses it. */
const storeKeySchema = z.object({
  id: z.string(),
  /** SHA-256 of the key, base64url. */
  hash: z.string(),
  createdAt: z.string(),
  /** From then on it opens nothing. */
  until: z.optional(z.string()),
});

/** A store of the sandbox: who may call for it, and the clock that its tester moves. */
export const storeSchema = z.object({
  version: z.number(),
  merchantId: z.string(),
  companyId: z.string(),
  /** `access-data` is the store of the approved configuration, whose keys work here as well. */
  kind: z.enum(["own", "access-data"]),
  createdAt: z.string(),
  keys: z.array(storeKeySchema),
  /** PEM; with it, signed calls are verified. */
  publicKey: z.optional(z.string()),
  clockOffsetSeconds: z.number(),
});
export type Store = z.output<typeof storeSchema>;

export const storeRef = (merchantId: string) => ({
  key: inStore(merchantId, "STORE"),
  schema: storeSchema,
});

export type MachineName = keyof typeof machines;
const isMachine = (name: string): name is MachineName => name in machines;

/**
 * What a call made and later calls change: a payment, a pre-authorization, a cancellation, a schedule, a stored card,
 * a recharge, a 3DS authentication, a registered merchant. Of a card it keeps the brand and the last four digits only.
 */
export const transactionSchema = z.object({
  /** NIT, SID, SEID, token or whatever the documentation calls the identifier of this kind of thing. */
  id: z.string(),
  version: z.number(),
  machine: z.custom<MachineName>((name) => typeof name === "string" && isMachine(name)),
  status: z.string(),
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
  /** The transaction that this one cancels, edits or belongs to. */
  original: z.optional(z.string()),
});
export type Transaction = z.output<typeof transactionSchema>;

export const transactionRef = (merchantId: string, id: string) => ({
  key: inStore(merchantId, "TX", id),
  schema: transactionSchema,
});

/** The lists that calls search: by the shop's order, by the number that cancellations name, by the day (yyyy-mm-dd). */
export type ListName = "order" | "usn" | "day" | "card";
const listEntrySchema = z.object({ id: z.string() });
export const listEntryKey = (merchantId: string, list: ListName, value: string, id: string): Key =>
  inStore(merchantId, "LIST", list, value, id);
export const listRange = (merchantId: string, list: ListName) => ({
  pk: partition("SB", merchantId),
  prefix: `LIST#${list}#`,
  schema: listEntrySchema,
});

/** A call as the workbench shows it: headers, parameters and answer, with every secret masked. */
export const recordedCallSchema = z.object({
  id: z.string(),
  at: z.string(),
  method: z.string(),
  /** Below `/sandbox/e-sitef/api`. */
  path: z.string(),
  operation: z.optional(z.string()),
  /** HTTP status of the answer; null where the call was left without one. */
  status: z.nullable(z.number()),
  /** `code` of the answer, where it has one. */
  code: z.optional(z.string()),
  durationMs: z.number(),
  /** What `x-sandbox-outcome` asked for. */
  outcome: z.optional(z.string()),
  /** The transaction that it was about. */
  transactionId: z.optional(z.string()),
  /** JSON texts. */
  query: z.string(),
  request: z.string(),
  answer: z.string(),
});
export type RecordedCall = z.output<typeof recordedCallSchema>;

export const recordedCallRef = (merchantId: string, id: string) => ({
  key: inStore(merchantId, "CALL", id),
  schema: recordedCallSchema,
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

export const idempotentRef = (merchantId: string, key: string) => ({
  key: inStore(merchantId, "IDEM", key),
  schema: idempotentSchema,
});

export const quotaSchema = z.object({ calls: z.number() });
export const quotaRef = (merchantId: string, span: string, shard: number) => ({
  key: inStore(merchantId, "QUOTA", span, String(shard)),
  schema: quotaSchema,
});
