import { randomInt } from "node:crypto";
import { countUp } from "../platform/table/table.ts";
import { stageKeys } from "./keys.ts";

/** How many numbers can be drawn at the same instant without waiting for each other. */
const counterShards = 10;

/**
 * Draws the next ticket number that both sides see, such as `2026-000421`. The last digit is the counter it came
 * from, so that ten can be drawn at once without a clash; the number of a ticket that was not saved stays unused.
 */
export async function drawTicketNumber(at: string): Promise<string> {
  const year = new Date(at).getUTCFullYear();
  const shard = randomInt(counterShards);
  const count = await countUp(stageKeys.numberCounter(year, shard));
  return `${year}-${String(count * counterShards + shard).padStart(6, "0")}`;
}
