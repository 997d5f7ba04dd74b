const storageKey = "recent-searches";
const most = 6;

/** Another script or another version may have written anything there. */
export function readRecent(storage: Storage): string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter((each) => typeof each === "string").slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Newest first; a query that led somewhere counts, one that was merely typed does not. */
export function addRecent(storage: Storage, query: string): string[] {
  const recent = [query, ...readRecent(storage).filter((each) => each !== query)].slice(0, most);
  try {
    storage.setItem(storageKey, JSON.stringify(recent));
  } catch {
    // Storage may be full or forbidden; the search works without.
  }
  return recent;
}

export function forgetRecent(storage: Storage): void {
  try {
    storage.removeItem(storageKey);
  } catch {
    // Nothing could be written either.
  }
}
