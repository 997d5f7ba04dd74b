import { setTimeout as wait } from "node:timers/promises";

/** Longer from attempt to attempt and never the same twice, so that those who collided once do not collide again. */
export const pause = (attempt: number): Promise<void> => wait(Math.random() * 20 * 2 ** attempt);
