import type { Sight } from "./model.ts";

/** So many single marks are remembered on each side. */
const maxMarks = 200;

/** After so many of them everything up to the older half counts as read, as it mostly is. */
function compact(sight: Sight): Sight {
  const unread = sight.unread.toSorted().slice(-maxMarks);
  const read = sight.read.toSorted();
  const until = read.length > maxMarks ? (read[maxMarks / 2 - 1] ?? sight.until) : sight.until;
  return { ...sight, until, read: read.filter((id) => id > until), unread };
}

export function mark(sight: Sight, id: string, asRead: boolean): Sight {
  const isLater = id > sight.until;
  const without = (ids: readonly string[]) => ids.filter((one) => one !== id);
  const read = without(sight.read);
  const unread = without(sight.unread);
  return compact({
    ...sight,
    read: isLater && asRead ? [...read, id] : read,
    unread: !isLater && !asRead ? [...unread, id] : unread,
  });
}

/** What arrived after the newest entry that the person saw stays unread. */
export function markUntil(sight: Sight, id: string): Sight {
  const until = id > sight.until ? id : sight.until;
  return {
    ...sight,
    until,
    read: sight.read.filter((one) => one > until),
    unread: sight.unread.filter((one) => one > id),
  };
}
