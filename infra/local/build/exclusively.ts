import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { isAlive } from "../machine/child.ts";

const pollMs = 100;

function tryToHold(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch {
    return false;
  }
}

function holder(file: string): number | undefined {
  try {
    return Number(readFileSync(file, "utf8")) || undefined;
  } catch {
    // Given back in this moment.
    return undefined;
  }
}

/** Does the work while no other process does its own under the same file; whoever died holding it is passed over. */
export async function exclusively(
  file: string,
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<void> {
  while (!tryToHold(file)) {
    const pid = holder(file);
    if (pid !== undefined && !isAlive(pid)) rmSync(file, { force: true });
    await wait(pollMs, undefined, { signal });
  }
  try {
    await work();
  } finally {
    rmSync(file, { force: true });
  }
}
