import { log, originOf } from "../../platform/aws/log.ts";
import { shards } from "../../platform/table/keys.ts";
import { readRange } from "../../platform/table/table.ts";
import { noticesOf } from "../engine/outgoing/notice.ts";
import { settleDue } from "./due.ts";
import { tellLane } from "./lane.ts";
import { isDue, noticeSchema } from "./model.ts";
import type { Lane } from "./queue.ts";

const service = "sandbox-delivery";
/** No post begins after this, so that the last one ends before the function is cut off. */
const sweepMs = 35_000;
const lanesAtOnce = 8;
const storesAtOnce = 25;

/** `EVENT#<store>#<transaction>#<place>` */
export function laneOf(position: string): Lane | undefined {
  const [kind, merchantId, transactionId] = position.split("#");
  return kind === "EVENT" && merchantId && transactionId ? { merchantId, transactionId } : undefined;
}

/** The lanes whose first notice is due, by store. */
async function dueLanes(): Promise<Map<string, Lane[]>> {
  const stores = new Map<string, Lane[]>();
  for (const shard of shards) {
    let after: string | undefined;
    let before = "";
    do {
      const stretch = await readRange({ ...noticesOf(shard, "EVENT"), after, limit: 500 }, noticeSchema);
      for (const { position, item } of stretch.items) {
        const lane = laneOf(position);
        const isFirst = lane !== undefined && lane.transactionId !== before;
        before = lane?.transactionId ?? "";
        if (!lane || !isFirst || !item || !isDue(item)) continue;
        stores.set(lane.merchantId, [...(stores.get(lane.merchantId) ?? []), lane]);
      }
      after = stretch.end;
    } while (after !== undefined);
  }
  return stores;
}

const attempt = (lane: Lane): Promise<boolean> =>
  tellLane(lane).catch((error: unknown) => {
    log("ERROR", "delivery-failed", { service, ...originOf(error) });
    return false;
  });

/** Some lanes at a time; a store whose address takes nothing is left until the next sweep. */
async function tellStore(lanes: readonly Lane[], until: number): Promise<void> {
  for (let from = 0; from < lanes.length && Date.now() < until; from += lanesAtOnce) {
    const told = await Promise.all(lanes.slice(from, from + lanesAtOnce).map(attempt));
    if (!told.includes(true)) return;
  }
}

/** Does what no event brought to its end: tries that are due again, and what a run that died left behind. */
export async function sweep(): Promise<void> {
  const until = Date.now() + sweepMs;
  try {
    await settleDue();
    const stores = [...(await dueLanes()).values()];
    // Shuffled, so that none is always the last.
    const order = stores
      .map((lanes) => ({ lanes, place: Math.random() }))
      .sort((one, other) => one.place - other.place);
    const next = order.values();
    const worker = async () => {
      for (const { lanes } of next) {
        if (Date.now() > until) return;
        await tellStore(lanes, until);
      }
    };
    await Promise.all(Array.from({ length: storesAtOnce }, worker));
  } catch (error) {
    // Not thrown, because Lambda's own retry would be wasted: the next sweep comes soon.
    log("ERROR", "sweep-failed", { service, ...originOf(error) });
  }
}

/** Tells these lanes, each once. */
export async function tellLanes(lanes: readonly Lane[]): Promise<void> {
  const each = new Map(lanes.map((lane) => [`${lane.merchantId}#${lane.transactionId}`, lane]));
  await Promise.all([...each.values()].map(attempt));
}
