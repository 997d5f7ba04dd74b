/**
 * Makes two values comparable: blanks count as absent; the order of lists of options and of object keys does not
 * matter.
 */
function comparable(value: unknown): string {
  if (value === undefined || value === null || value === "") return "";
  if (Array.isArray(value)) return value.length === 0 ? "" : JSON.stringify(value.map(comparable).sort());
  if (typeof value !== "object") return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, child]) => [key, comparable(child)] as const);
  const filled = entries.filter(([, child]) => child !== "").sort(([a], [b]) => (a < b ? -1 : 1));
  return filled.length === 0 ? "" : JSON.stringify(filled);
}

/** Whether a reader would say that nothing has changed. */
export const sameContent = (before: unknown, now: unknown): boolean => comparable(before) === comparable(now);
