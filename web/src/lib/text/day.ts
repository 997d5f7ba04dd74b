const dayMilliseconds = 24 * 60 * 60 * 1000;
const midnightInUtc = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** How far clocks in `zone` are ahead of UTC at an instant. */
function offsetsOf(zone: string): (instant: number) => number {
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  });
  return (instant) => {
    const shown = clock.formatToParts(instant);
    const part = (type: string) => Number(shown.find((one) => one.type === type)?.value);
    return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute")) - instant;
  };
}

/**
 * The instant at which a calendar day `YYYY-MM-DD` begins where a clock shows `zone`. Where clocks are changed at
 * midnight, it may not exist, then the day begins with the change; or come twice, then with the first one.
 */
export function startOfDay(day: string, zone: string): string {
  const midnight = midnightInUtc(day);
  const offsetAt = offsetsOf(zone);
  const before = offsetAt(midnight - dayMilliseconds);
  const after = offsetAt(midnight + dayMilliseconds);
  const exists = (offset: number) => offsetAt(midnight - offset) === offset;
  return new Date(midnight - ([before, after].find(exists) ?? before)).toISOString();
}

export const dayAfter = (day: string): string =>
  new Date(midnightInUtc(day) + dayMilliseconds).toISOString().slice(0, 10);

export const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
