import { setTimeout as wait } from "node:timers/promises";

/** Waits longer with each attempt and for a random time, so that attempts that collided do not collide again. */
export const pause = (attempt: number): Promise<void> => wait(Math.random() * 20 * 2 ** attempt);
