import * as z from "zod/mini";
import { testerActs } from "../esitef/tester-acts.ts";
import { line } from "../field/fields.ts";

export {
  type CallLine,
  callLineSchema,
  type RecordedCall,
  recordedCallSchema,
  type SandboxProduct,
  sandboxProducts,
} from "./call.ts";

/** What a company sees of its stores in the sandbox, of the calls that arrived there and of what became of them. */

/** As long as access data may name a store; the sandbox's own are shorter. */
export const merchantIdSchema = line(40);
/** A NIT or whatever else the documentation calls an identifier. */
export const transactionIdSchema = line(128);

/** `access-data` is the store of the approved configuration, whose key works in the sandbox as well. */
const storeKinds = ["own", "access-data"] as const;

/** A key of a store, without the key. */
const storeKeySchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  /** It was replaced and opens nothing from then on. */
  until: z.nullable(z.string()),
});
export type StoreKey = z.output<typeof storeKeySchema>;

export const storeSchema = z.object({
  merchantId: z.string(),
  kind: z.enum(storeKinds),
  createdAt: z.string(),
  /** Those that open the store now, the newest last. */
  keys: z.array(storeKeySchema),
  /** What verifies signed calls: SHA-256 of the key's DER form in hexadecimal, and its length. */
  publicKey: z.nullable(z.object({ fingerprint: z.string(), bits: z.number() })),
  /** How far the tester moved the store's clock ahead. */
  clockOffsetSeconds: z.number(),
});
export type Store = z.output<typeof storeSchema>;

export const sandboxSchema = z.object({
  companyId: z.string(),
  stores: z.array(storeSchema),
  /** Whether the keys of the approved configuration work here: another company may have brought that merchantId first. */
  accessData: z.enum(["none", "works", "taken"]),
});
export type Sandbox = z.output<typeof sandboxSchema>;

/** The one answer that holds a key in clear. */
export const issuedKeySchema = z.object({ store: storeSchema, merchantKey: z.string() });
export type IssuedKey = z.output<typeof issuedKeySchema>;

export const sandboxSessionSchema = z.object({
  merchantId: z.string(),
  merchantKey: z.string(),
  expiresAt: z.string(),
});

/** PEM of an RSA key of 16,384 bits is 2.8 KB. A private key is refused by its first line, before it leaves a browser. */
export const publicKeySchema = z.strictObject({
  publicKey: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, "required"),
      z.maxLength(4000),
      z.regex(/^-----BEGIN (?:RSA )?PUBLIC KEY-----\r?\n/, "invalid-public-key"),
    ),
});

export const outcomeClasses = ["2xx", "4xx", "5xx", "none"] as const;
/** By the HTTP status of the answer; `none` is a call that was left without one. */
export type OutcomeClass = (typeof outcomeClasses)[number];

export const outcomeClassOf = (status: number | null): OutcomeClass | undefined =>
  outcomeClasses.find((one) =>
    status === null ? one === "none" : one.startsWith(String(status).slice(0, 1)),
  );

/** Of the risk analysis of a sale. */
export const riskStatuses = ["NOV", "ACC", "REV", "REJ", "EXP", "INV"] as const;
export type RiskStatus = (typeof riskStatuses)[number];

export const transactionLineSchema = z.object({
  id: z.string(),
  machine: z.string(),
  status: z.string(),
  createdAt: z.string(),
  /** Cents, as the call named them. */
  amount: z.nullable(z.string()),
  orderId: z.nullable(z.string()),
  card: z.nullable(z.object({ brand: z.string(), lastFour: z.string() })),
  /** What will happen by itself, and when by the store's clock. */
  due: z.nullable(z.object({ at: z.string(), status: z.string(), cause: z.string() })),
  /** Status of the risk analysis, of a sale that asked for one. */
  risk: z.nullable(z.string()),
});
export type TransactionLine = z.output<typeof transactionLineSchema>;

export const transactionSchema = z.object({
  ...transactionLineSchema.shape,
  version: z.number(),
  /** Every status it had, oldest first. */
  past: z.array(z.object({ status: z.string(), at: z.string(), cause: z.string() })),
  facts: z.record(z.string(), z.string()),
  answered: z.record(z.string(), z.string()),
  /** The risk analysis, of a sale that asked for one. */
  analysis: z.nullable(
    z.object({
      mode: z.enum(["before", "after"]),
      status: z.string(),
      /** From 0 to 0.99; absent until the engine was asked, and where it failed. */
      score: z.nullable(z.number()),
      past: z.array(z.object({ status: z.string(), at: z.string(), cause: z.string() })),
    }),
  ),
  /** The transaction that this one cancels, edits or belongs to. */
  original: z.nullable(z.string()),
  /** What the tester may do now. */
  acts: z.array(z.enum(testerActs)),
});
export type Transaction = z.output<typeof transactionSchema>;

export const actSchema = z.strictObject({ act: z.enum(testerActs, "invalid-option") });

/** A clock goes forward by at least a second and at most a year at once. */
export const clockSchema = z.strictObject({
  seconds: z.int().check(z.minimum(1), z.maximum(366 * 24 * 60 * 60)),
});

/** Emptying a store takes several requests: each removes so many items and says whether any are left. */
export const resetSchema = z.object({ removed: z.number(), isDone: z.boolean() });
export type Reset = z.output<typeof resetSchema>;
