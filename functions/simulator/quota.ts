import { randomInt } from "node:crypto";
import { sandboxLimits } from "@portal/shared/esitef/outcome/sandbox.data.ts";
import * as z from "zod/mini";
import { shards } from "../platform/table/keys.ts";
import type { Snapshot } from "../platform/table/table.ts";
import type { Write } from "../platform/table/transaction.ts";
import { inStore } from "./store.ts";

/** What a store may ask of the sandbox; its page says so too. */
export const limits = sandboxLimits;

/** Counters are needed for a day at most; one more leaves room for clocks. */
const keptSeconds = 2 * 24 * 60 * 60;

/** `calls` of a day, and beside it those of its last seconds, each by a name of its own. */
const quotaSchema = z.catchall(z.object({ calls: z.number() }), z.unknown());
export const quotaRef = (merchantId: string, day: string, shard: number) => ({
  key: inStore(merchantId, "QUOTA", day, String(shard)),
  schema: quotaSchema,
});

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** Names of seconds sort as they follow each other, and like no other name of the item. */
export const secondName = (now: Date): string => `at${now.toISOString().slice(11, 19).replaceAll(":", "")}`;
const isSecond = (name: string): boolean => /^at\d{6}$/.test(name);

/** The counters of this day; in shards, so that calls of one store do not wait for each other. */
export const quotaReads = (merchantId: string, now: Date) =>
  shards.map((shard) => quotaRef(merchantId, dayOf(now), shard));

/** Seconds until the store may call again; 0 when it may now. */
export function retryAfterSeconds(merchantId: string, now: Date, seen: Snapshot): number {
  const counters = quotaReads(merchantId, now).flatMap((ref) => seen.find(ref) ?? []);
  const sum = (name: string) => counters.reduce((total, counter) => total + Number(counter[name] ?? 0), 0);
  if (sum("calls") >= limits.callsPerDay) {
    const midnight = Date.parse(`${dayOf(now)}T24:00:00Z`);
    return Math.ceil((midnight - now.getTime()) / 1000);
  }
  return sum(secondName(now)) >= limits.callsPerSecond ? 1 : 0;
}

/** Counts a call in its day and its second, and forgets the seconds before. */
export function quotaWrites(merchantId: string, now: Date, seen: Snapshot): Write[] {
  const shard = randomInt(shards.length);
  const ref = quotaRef(merchantId, dayOf(now), shard);
  const second = secondName(now);
  const past = Object.keys(seen.find(ref) ?? {}).filter((name) => isSecond(name) && name < second);
  const ttl = Math.floor(now.getTime() / 1000) + keptSeconds;
  return [{ act: "count", key: ref.key, changes: { calls: 1, [second]: 1 }, forgets: past, ttl }];
}
