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
    // The lock was released at this moment.
    return undefined;
  }
}

/**
 * Runs the work while holding a lock file that other processes respect; the lock of a process that died is ignored.
 */
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
