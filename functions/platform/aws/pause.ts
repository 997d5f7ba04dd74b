import { setTimeout as wait } from "node:timers/promises";

const longest = 1000;

/** Waits longer with each attempt and for a random time, so that attempts that collided do not collide again. */
export const pause = (attempt: number): Promise<void> =>
  wait(Math.random() * Math.min(longest, 20 * 2 ** attempt));
