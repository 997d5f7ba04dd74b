import { randomFillSync } from "node:crypto";
import { ulid } from "ulid";

const drawn = new Uint8Array(1024);
let used = drawn.length;

/** A fraction by a byte of the system's source, of which many are asked for at once: asking for each takes longer than all else. */
function fraction(): number {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  const byte = drawn[used] ?? 0;
  used += 1;
  return byte / 256;
}

/** An id that sorts by its time, in epoch milliseconds. */
export const newUlid = (at: number = Date.now()): string => ulid(at, fraction);
