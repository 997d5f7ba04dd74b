import { randomInt } from "node:crypto";
import { sandboxLimits } from "@portal/shared/esitef/outcome/sandbox.data.ts";
import * as z from "zod/mini";
import { shards } from "../../platform/table/keys.ts";
import type { Snapshot } from "../../platform/table/table.ts";
import type { Write } from "../../platform/table/transaction.ts";
import { inStore } from "./store.ts";

/** What a store may ask of the sandbox; its page says so too. */
export const limits = sandboxLimits;

/** Counters are needed for a day at most; one more leaves room for clocks. */
const keptSeconds = 2 * 24 * 60 * 60;

/**
 * Who is counted: whoever calls with the store's key, signature or token; or whoever creates a page and only knows its
 * number, as everybody may. Strangers use up nothing of the store's own.
 */
export type Counted = "own" | "keyless";
const kinds = { own: "QUOTA", keyless: "KEYLESS" } as const satisfies Readonly<Record<Counted, string>>;

/** `calls` of a day, and beside it those of its last seconds, each by a name of its own. */
const quotaSchema = z.catchall(z.object({ calls: z.number() }), z.unknown());
export const quotaRef = (merchantId: string, day: string, shard: number, counted: Counted = "own") => ({
  key: inStore(merchantId, kinds[counted], day, String(shard)),
  schema: quotaSchema,
});

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** Names of seconds sort as they follow each other, and like no other name of the item. */
export const secondName = (now: Date): string => `at${now.toISOString().slice(11, 19).replaceAll(":", "")}`;
const isSecond = (name: string): boolean => /^at\d{6}$/.test(name);

/** The counters of this day; in shards, so that calls of one store do not wait for each other. */
export const quotaReads = (merchantId: string, now: Date, counted?: Counted) =>
  shards.map((shard) => quotaRef(merchantId, dayOf(now), shard, counted));

/** Seconds until the store may call again; 0 when it may now. */
export function retryAfterSeconds(merchantId: string, now: Date, seen: Snapshot, counted?: Counted): number {
  const counters = quotaReads(merchantId, now, counted).flatMap((ref) => seen.find(ref) ?? []);
  const sum = (name: string) => counters.reduce((total, counter) => total + Number(counter[name] ?? 0), 0);
  if (sum("calls") >= limits.callsPerDay) {
    const midnight = Date.parse(`${dayOf(now)}T24:00:00Z`);
    return Math.ceil((midnight - now.getTime()) / 1000);
  }
  return sum(secondName(now)) >= limits.callsPerSecond ? 1 : 0;
}

/** Counts a call in its day and its second, and forgets the seconds before. */
export function quotaWrites(merchantId: string, now: Date, seen: Snapshot, counted?: Counted): Write[] {
  const shard = randomInt(shards.length);
  const ref = quotaRef(merchantId, dayOf(now), shard, counted);
  const second = secondName(now);
  const past = Object.keys(seen.find(ref) ?? {}).filter((name) => isSecond(name) && name < second);
  const ttl = Math.floor(now.getTime() / 1000) + keptSeconds;
  return [{ act: "count", key: ref.key, changes: { calls: 1, [second]: 1 }, forgets: past, ttl }];
}
