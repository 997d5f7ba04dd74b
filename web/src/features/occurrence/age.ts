const hourMs = 3_600_000;

/** How long ago something was, in whole days and hours; never less than nothing, whatever the clock of the laptop. */
export function ageOf(since: string, now = new Date()): { days: number; hours: number } {
  const hours = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / hourMs));
  return { days: Math.floor(hours / 24), hours: hours % 24 };
}
