import type { OccurrenceStatus } from "@portal/shared/occurrence/model.ts";
import { queues, shards } from "../keys.ts";
import { indexLanes, readMerged } from "../merge.ts";
import { filterOf } from "../search.ts";
import { type StageItem, stageItemSchema } from "./model.ts";

export interface QueueFilter {
  readonly status: OccurrenceStatus | "all";
  readonly product?: string;
  readonly stage?: string;
  readonly priority?: string;
  readonly text?: string;
}

/** A page of the queue over all its shards, the longest waiting first, and where the next one begins. */
export function readQueue(
  { status, product, stage, priority, text }: QueueFilter,
  limit: number,
  after: string | undefined,
): Promise<{ items: StageItem[]; next?: string }> {
  const places = shards.map((shard) =>
    status === "all"
      ? ({ index: "gsi2", pk: queues.gsi2(shard) } as const)
      : ({ index: "gsi1", pk: queues.gsi1(status, shard) } as const),
  );
  const filter = filterOf({ product, stage, "ticket.priority": priority }, "ticket.search", text);
  return readMerged(indexLanes(places, filter, stageItemSchema), limit, after);
}
