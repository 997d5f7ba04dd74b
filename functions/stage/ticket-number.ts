import { randomInt } from "node:crypto";
import { counterShards, keys } from "../platform/table/keys.ts";
import { countUp } from "../platform/table/table.ts";

/**
 * Draws the next ticket number that both sides see, such as `2026-000421`. The last digit is the counter it came
 * from, so that ten can be drawn at once without a clash; the number of a ticket that was not saved stays unused.
 */
export async function drawTicketNumber(at: string): Promise<string> {
  const year = new Date(at).getUTCFullYear();
  const shard = randomInt(counterShards);
  const count = await countUp(keys.counter(year, shard));
  return `${year}-${String(count * counterShards + shard).padStart(6, "0")}`;
}
