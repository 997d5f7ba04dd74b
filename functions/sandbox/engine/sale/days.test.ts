import { daysOf, isPastMonth } from "./days.ts";

const asked = (start: string, end: string) =>
  daysOf({
    query: new Map([
      ["start_date", [start]],
      ["end_date", [end]],
    ]),
  });

test("a day begins and ends in Brasília, as the answers write it", () => {
  const day = asked("14/03/2025", "14/03/2025");
  const isWithin = (at: string) => day !== undefined && at >= day.from && at <= day.to;
  expect(["2025-03-14T03:00:00.000Z", "2025-03-15T02:59:59.999Z"].map(isWithin)).toEqual([true, true]);
  expect(["2025-03-14T02:59:59.999Z", "2025-03-15T03:00:00.000Z"].map(isWithin)).toEqual([false, false]);
});

test("no days are asked for by what is no day, or ends before it begins", () => {
  expect(asked("31/02/2025", "14/03/2025")).toBeUndefined();
  expect(asked("15/03/2025", "14/03/2025")).toBeUndefined();
});

test("a card is good until the last day of its month in Brasília", () => {
  const isPast = (expiry: string, at: string) => isPastMonth(expiry, new Date(at));
  expect(isPast("1126", "2026-12-01T02:59:59.999Z")).toBe(false);
  expect(isPast("1126", "2026-12-01T03:00:00.000Z")).toBe(true);
  expect(isPast("1226", "2027-01-01T02:00:00.000Z")).toBe(false);
  expect(isPast("1226", "2027-01-01T03:00:00.000Z")).toBe(true);
});
