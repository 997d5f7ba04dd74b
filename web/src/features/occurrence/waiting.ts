/** How many midnights of a time zone lie between two instants: "since yesterday" is one day, even after an hour. */
export function daysBetween(from: string, to: Date, timeZone: string): number {
  const day = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  const midnight = (at: Date) => Date.parse(`${day.format(at)}T00:00:00Z`);
  return Math.max(0, Math.round((midnight(to) - midnight(new Date(from))) / 86_400_000));
}

export const daysSince = (from: string, timeZone: string): number => daysBetween(from, new Date(), timeZone);
