import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Problem } from "../../problem.ts";
import { isAlive } from "./child.ts";

interface Holder {
  pid: number;
  url: string;
  databasePid?: number;
}

export interface RunLock {
  note(facts: Pick<Holder, "databasePid" | "url">): void;
  release(): void;
}

/** Undefined where the system does not say. */
function commandLine(pid: number): string | undefined {
  if (!existsSync("/proc/self/cmdline")) return undefined;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}

/** Numbers of processes come round again: after a hard kill, another program may have the one that was noted. */
const runs = ({ pid }: Holder): boolean =>
  pid !== process.pid && isAlive(pid) && (commandLine(pid) ?? "node").includes("node");

function read(file: string): Holder | undefined {
  try {
    const holder: Holder = JSON.parse(readFileSync(file, "utf8"));
    return holder;
  } catch {
    // Cut off while it was written: as good as no lock.
    return undefined;
  }
}

/** A run that was killed hard leaves its database behind, still holding the file that the next one needs. */
function endOrphan({ databasePid }: Holder, directory: string): void {
  if (databasePid && commandLine(databasePid)?.includes(directory)) process.kill(databasePid, "SIGKILL");
}

const heldHere = new Set<string>();

/** One run per data folder: two databases on the same file would each overwrite what the other keeps. */
export function lockDirectory(directory: string): RunLock {
  mkdirSync(directory, { recursive: true });
  const file = path.join(directory, "run.json");
  const holder = existsSync(file) ? read(file) : undefined;
  if (holder && (heldHere.has(file) || runs(holder))) {
    throw new Problem(
      `The local stack already runs (process ${holder.pid}) at ${holder.url}: use that one, or stop it first.`,
    );
  }
  if (holder) endOrphan(holder, directory);
  const write = (facts: Partial<Holder>) =>
    writeFileSync(file, JSON.stringify({ pid: process.pid, ...facts }));
  write({ url: "an address it has not chosen yet" });
  heldHere.add(file);
  const release = () => {
    heldHere.delete(file);
    rmSync(file, { force: true });
  };
  return { note: write, release };
}
