const storageKey = "recent-searches";
const most = 6;

/** Asked for each time: where cookies are forbidden, even naming the storage throws. */
type StorageOf = () => Storage;

/** Another script or another version may have written anything there. */
export function readRecent(storage: StorageOf): string[] {
  try {
    const stored: unknown = JSON.parse(storage().getItem(storageKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter((each) => typeof each === "string").slice(0, most) : [];
  } catch {
    return [];
  }
}

function keep(storage: StorageOf, recent: string[]): string[] {
  try {
    storage().setItem(storageKey, JSON.stringify(recent));
  } catch {
    // Storage may be full or forbidden; the search works without.
  }
  return recent;
}

const without = (storage: StorageOf, query: string) => readRecent(storage).filter((each) => each !== query);

/** Newest first; a query that led somewhere counts, one that was merely typed does not. */
export const addRecent = (storage: StorageOf, query: string): string[] =>
  keep(storage, [query, ...without(storage, query)].slice(0, most));

export const dropRecent = (storage: StorageOf, query: string): string[] =>
  keep(storage, without(storage, query));

export function forgetRecent(storage: StorageOf): void {
  try {
    storage().removeItem(storageKey);
  } catch {
    // Nothing could be written either.
  }
}
