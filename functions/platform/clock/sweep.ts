import { log, originOf } from "../aws/log.ts";
import { readableItems, readRange } from "../table/table.ts";
import { LostRace, transact } from "../table/transaction.ts";
import { type DueEntry, type DueReaction, dueEntries, dueEntrySchema, dueKey } from "./due.ts";

const service = "clock";
/** A sweep stops here, before the function's timeout; the next one does the rest. */
const sweepMs = 30_000;
const stretch = 100;

/** What is known to happen, by name: an entry may be of another version of the function. */
export type Happenings = Readonly<Record<string, DueReaction | undefined>>;

/** All or nothing: what happens is written with the end of its entry, so that two sweeps let it happen once. */
async function letHappen(entry: DueEntry, reactions: Happenings, now: string): Promise<void> {
  const react = reactions[entry.name];
  if (!react) throw new Error(`Nothing is known to happen for ${entry.name}.`);
  const writes = await react(entry.subject, now);
  await transact([...writes, { act: "remove", key: dueKey(entry), seen: 1 }]);
}

type End = "done" | "left";

/** One that fails is left for the next sweep and raises the alarm; its neighbours go on. */
async function attempt(entry: DueEntry, reactions: Happenings, now: string): Promise<End> {
  try {
    await letHappen(entry, reactions, now);
    return "done";
  } catch (error) {
    // Somebody was faster, or is writing the same right now: the next sweep looks at what is there then.
    if (error instanceof LostRace) return "left";
    log("ERROR", "due-failed", { service, name: entry.name, entryId: entry.id, ...originOf(error) });
    return "left";
  }
}

/** Every entry that is due, oldest first. */
async function* dueBy(now: string): AsyncGenerator<DueEntry> {
  let after: string | undefined;
  do {
    const range = { ...dueEntries, to: now, after, limit: stretch };
    const { items, end } = await readRange(range, dueEntrySchema);
    yield* readableItems(items);
    after = end;
  } while (after !== undefined);
}

/**
 * Lets happen what is due, and says how late the oldest of it was: an alarm watches that figure, and that it is said at
 * all.
 */
export async function sweepClock(reactions: Happenings): Promise<void> {
  const startMs = Date.now();
  const now = new Date(startMs).toISOString();
  const ends: Record<End, number> = { done: 0, left: 0 };
  let lateSeconds = 0;
  try {
    for await (const entry of dueBy(now)) {
      if (Date.now() > startMs + sweepMs) break;
      lateSeconds = Math.max(lateSeconds, Math.floor((startMs - Date.parse(entry.at)) / 1000));
      ends[await attempt(entry, reactions, now)] += 1;
    }
    log("INFO", "clock", { service, ...ends, lateSeconds });
  } catch (error) {
    // Not thrown, because Lambda's own retry would be wasted: the next sweep comes soon.
    log("ERROR", "sweep-failed", { service, ...originOf(error) });
  }
}
