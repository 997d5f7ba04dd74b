import { existsSync, readdirSync, readFileSync } from "node:fs";

export interface ProcessMemory {
  readonly pid: number;
  readonly parentPid: number;
  readonly residentBytes: number;
}

const intervalMs = 200;

/** Reads what Linux says in `/proc/<pid>/status`; undefined for a thread of the kernel, which has no memory. */
export function parseStatus(status: string): ProcessMemory | undefined {
  const numberAfter = (name: string) => {
    const found = new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1];
    return found === undefined ? undefined : Number(found);
  };
  const [pid, parentPid, kilobytes] = ["Pid", "PPid", "VmRSS"].map(numberAfter);
  if (pid === undefined || parentPid === undefined || kilobytes === undefined) return undefined;
  return { pid, parentPid, residentBytes: kilobytes * 1024 };
}

function statusOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, "utf8");
  } catch {
    // The process ended between listing and reading.
    return "";
  }
}

const runningProcesses = (): ProcessMemory[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => parseStatus(statusOf(pid)) ?? []);

/** Memory of a process and of all that it started; what they share counts once for each of them. */
export function treeBytes(processes: readonly ProcessMemory[], pid: number): number {
  const children = Map.groupBy(processes, ({ parentPid }) => parentPid);
  const below = (parent: number): number =>
    (children.get(parent) ?? []).reduce((sum, child) => sum + child.residentBytes + below(child.pid), 0);
  return (processes.find((each) => each.pid === pid)?.residentBytes ?? 0) + below(pid);
}

/** Follows a process until the returned function is called, which tells the peak; NaN where there is no /proc. */
export function followMemory(pid: number): () => number {
  if (!existsSync("/proc/self/status")) return () => Number.NaN;
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, treeBytes(runningProcesses(), pid));
  }, intervalMs);
  return () => {
    clearInterval(timer);
    return peak;
  };
}
