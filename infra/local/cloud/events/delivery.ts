import { setTimeout as wait } from "node:timers/promises";
import { messageOf } from "../../../problem.ts";
import type { StreamRecord } from "./stream-record.ts";

export interface DeliverySettings {
  readonly maxRetries: number;
  readonly bisects: boolean;
  readonly reportsItemFailures: boolean;
  readonly invoke: (records: readonly StreamRecord[]) => Promise<unknown>;
  /** Takes over what failed too often. */
  readonly giveUp: (records: readonly StreamRecord[], reason: string) => void;
  /** Cuts short the pauses between attempts when the stack stops. */
  readonly signal: AbortSignal;
}

interface StreamFailure {
  readonly remaining: readonly StreamRecord[];
  readonly reason: string;
}

const firstPauseMs = 100;
const longestPauseMs = 2000;

/** The records from the first reported failure on; all of them where the report names none of them. */
function reportedFailure(result: unknown, records: readonly StreamRecord[]): StreamFailure | undefined {
  const { batchItemFailures = [] } = (result ?? {}) as { batchItemFailures?: { itemIdentifier?: string }[] };
  if (batchItemFailures.length === 0) return undefined;
  const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
  const first = records.findIndex(({ dynamodb }) => failed.has(dynamodb.SequenceNumber));
  return { remaining: records.slice(Math.max(0, first)), reason: "the function reported it as failed" };
}

async function attempt(
  records: readonly StreamRecord[],
  settings: DeliverySettings,
): Promise<StreamFailure | undefined> {
  try {
    const result = await settings.invoke(records);
    return settings.reportsItemFailures ? reportedFailure(result, records) : undefined;
  } catch (error) {
    return { remaining: records, reason: messageOf(error) };
  }
}

/**
 * Brings a batch to its function as Lambda does: in order, again after a failure, in halves where the mapping
 * bisects, so that a poisoned record ends alone. Splitting does not count as a retry. Rejects only when aborted.
 */
export async function deliver(records: readonly StreamRecord[], settings: DeliverySettings): Promise<void> {
  let rest = records;
  for (let retries = 0; ; retries += 1) {
    settings.signal.throwIfAborted();
    const failure = await attempt(rest, settings);
    if (!failure) return;
    settings.signal.throwIfAborted();
    rest = failure.remaining;
    if (settings.bisects && rest.length > 1) {
      const middle = Math.ceil(rest.length / 2);
      await deliver(rest.slice(0, middle), settings);
      return deliver(rest.slice(middle), settings);
    }
    if (retries >= settings.maxRetries) return settings.giveUp(rest, failure.reason);
    await wait(Math.min(firstPauseMs * 2 ** retries, longestPauseMs), undefined, { signal: settings.signal });
  }
}

interface Apart {
  readonly atOnce: number;
  /** Name of the table's partition key. */
  readonly key: string;
}

/** At most so many batches to be brought at once: what is in one partition is in one of them, in its order. */
export function byPartition(records: readonly StreamRecord[], { atOnce, key }: Apart): StreamRecord[][] {
  const batches = new Map<string, StreamRecord[]>();
  const batchOf = new Map<string, number>();
  for (const record of records) {
    const { Keys } = record.dynamodb;
    const partition = JSON.stringify(Object.entries(Keys ?? {}).find(([name]) => name === key));
    const number = batchOf.get(partition) ?? batchOf.size % atOnce;
    batchOf.set(partition, number);
    batches.set(String(number), [...(batches.get(String(number)) ?? []), record]);
  }
  return [...batches.values()];
}
