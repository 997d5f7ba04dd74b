import { randomInt } from "node:crypto";
import { sandboxLimits } from "@portal/shared/esitef/outcome/sandbox.data.ts";
import { shards } from "../platform/table/keys.ts";
import type { Snapshot } from "../platform/table/table.ts";
import type { Write } from "../platform/table/transaction.ts";
import { quotaRef } from "./model.ts";

/** What a store may ask of the sandbox; its page says so too. */
export const limits = sandboxLimits;

/** Counters are needed for a day at most; one more leaves room for clocks. */
const keptSeconds = 2 * 24 * 60 * 60;

interface Spans {
  readonly second: string;
  readonly day: string;
}

const spansAt = (now: Date): Spans => ({
  second: now.toISOString().slice(0, 19),
  day: now.toISOString().slice(0, 10),
});

/** The counters of this second and this day; in shards, so that calls of one store do not wait for each other. */
const quotaRefs = (merchantId: string, now: Date) => {
  const { second, day } = spansAt(now);
  return {
    second: shards.map((shard) => quotaRef(merchantId, second, shard)),
    day: shards.map((shard) => quotaRef(merchantId, day, shard)),
  };
};

export const quotaReads = (merchantId: string, now: Date) => Object.values(quotaRefs(merchantId, now)).flat();

/** Seconds until the store may call again; 0 when it may now. */
export function retryAfterSeconds(merchantId: string, now: Date, seen: Snapshot): number {
  const { second, day } = quotaRefs(merchantId, now);
  const sum = (refs: typeof second) => refs.reduce((total, ref) => total + (seen.find(ref)?.calls ?? 0), 0);
  if (sum(day) >= limits.callsPerDay) {
    const midnight = Date.parse(`${now.toISOString().slice(0, 10)}T24:00:00Z`);
    return Math.ceil((midnight - now.getTime()) / 1000);
  }
  return sum(second) >= limits.callsPerSecond ? 1 : 0;
}

/** Counts a call. */
export function quotaWrites(merchantId: string, now: Date): Write[] {
  const { second, day } = spansAt(now);
  const shard = randomInt(shards.length);
  const ttl = Math.floor(now.getTime() / 1000) + keptSeconds;
  return [second, day].map((span) => ({
    act: "count",
    key: quotaRef(merchantId, span, shard).key,
    changes: { calls: 1 },
    ttl,
  }));
}
