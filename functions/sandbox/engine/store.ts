import { countries } from "@portal/shared/country.ts";
import { sandboxLimits } from "@portal/shared/esitef/outcome/sandbox.data.ts";
import * as z from "zod/mini";
import { type Key, type KeyRange, partition } from "../../platform/table/keys.ts";
import type { Write } from "../../platform/table/transaction.ts";

/** Everything of a store expires after 90 days; the table deletes it. */
const keptSeconds = sandboxLimits.keptDays * 24 * 60 * 60;
/** Epoch seconds, of the real clock: the tester's clock moves what happens, not how long it is kept. */
export const expiry = (): number => Math.floor(Date.now() / 1000) + keptSeconds;

export const inStore = (merchantId: string, ...parts: readonly string[]): Key => ({
  pk: partition("SB", merchantId),
  sk: parts.join("#"),
});

/** Everything of one kind, and of one list of that kind. */
export const allInStore = (merchantId: string, ...parts: readonly string[]): KeyRange => ({
  pk: partition("SB", merchantId),
  prefix: `${parts.join("#")}#`,
});

export const transactionKey = (merchantId: string, id: string): Key => inStore(merchantId, "TX", id);

/** A key of a store. Of the key itself only a hash is kept: it is long and random, so that nobody guesses it. */
const storeKeySchema = z.object({
  id: z.string(),
  /** SHA-256 of the key, base64url. */
  hash: z.string(),
  createdAt: z.string(),
  /** From then on it opens nothing. */
  until: z.optional(z.string()),
});

/** How the company wants the risk of its orders analysed, as its approved configuration says. */
export const riskSettingsSchema = z.object({
  /** When an order is analysed whose call does not say it. */
  trigger: z.enum(["before", "after"]),
  /** Cents: orders of less are not analysed. */
  triggerValue: z.number(),
  /** How many days a review may take, and what becomes of the order then. */
  analysisExpiry: z.number(),
  actionAfterDeadline: z.enum(["cancel", "approve"]),
  rejectionMessage: z.string(),
  /** Where the company is told of each analysis. */
  webhookUrl: z.string(),
});
export type RiskSettings = z.output<typeof riskSettingsSchema>;

/** A store of the sandbox: who may call for it, and the clock that its tester moves. */
export const storeSchema = z.object({
  version: z.number(),
  merchantId: z.string(),
  companyId: z.string(),
  /** Of its company. Stores that were made before it mattered have none, and are answered as the public pages say. */
  country: z.optional(z.enum(countries)),
  /** Its company's, which buyers see on its pages. Stores that were made before pages showed it have none. */
  name: z.optional(z.string()),
  /** `access-data` is the store of the approved configuration, whose keys work here as well. */
  kind: z.enum(["own", "access-data"]),
  createdAt: z.string(),
  keys: z.array(storeKeySchema),
  /** How often a key was revoked: keys of browsers from before open nothing. */
  revocations: z.optional(z.number()),
  /** PEM; with it, signed calls are verified. */
  publicKey: z.optional(z.string()),
  clockOffsetSeconds: z.number(),
  /** From its creation until it names an address or is listened to for the first time. */
  tellsNobody: z.optional(z.boolean()),
  /** Absent until the company's fraud prevention is configured; analyses then go by what the sandbox's page says. */
  risk: z.optional(riskSettingsSchema),
});
export type Store = z.output<typeof storeSchema>;

export const storeRef = (merchantId: string) => ({
  key: inStore(merchantId, "STORE"),
  schema: storeSchema,
});

/** With what names an address of a store, or listens to it: from then on what it is told is queued. */
export const toldWrites = ({ merchantId, tellsNobody, version }: Store): Write[] =>
  tellsNobody
    ? [{ act: "set", key: storeRef(merchantId).key, values: { tellsNobody: false }, seen: version }]
    : [];
