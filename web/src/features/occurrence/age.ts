const hourMs = 3_600_000;

/** The age of an instant in whole days and hours; never negative, even if the laptop's clock is wrong. */
export function ageOf(since: string, now = new Date()): { days: number; hours: number } {
  const hours = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / hourMs));
  return { days: Math.floor(hours / 24), hours: hours % 24 };
}
