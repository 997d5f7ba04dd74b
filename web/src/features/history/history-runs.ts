import type { HistoryEntry } from "@portal/shared/history/model.ts";

/** Consecutive entries with the same text, such as nine saved returns, shown as one with a count. */
export interface Run {
  /** The newest of them. */
  readonly entry: HistoryEntry;
  /** All of them, newest first. */
  readonly entries: readonly HistoryEntry[];
}

const saysTheSame = (a: HistoryEntry, b: HistoryEntry): boolean =>
  a.event === b.event &&
  a.actor.role === b.actor.role &&
  a.actor.name === b.actor.name &&
  a.comment === null &&
  b.comment === null &&
  a.priority === undefined;

export function historyRuns(entries: readonly HistoryEntry[]): Run[] {
  const runs: Run[] = [];
  for (const entry of entries) {
    const last = runs.at(-1);
    if (last && saysTheSame(last.entry, entry))
      runs.splice(-1, 1, { ...last, entries: [...last.entries, entry] });
    else runs.push({ entry, entries: [entry] });
  }
  return runs;
}
