import { dayAfter, isDay, startOfDay } from "./day.ts";

test("a day begins when the company's clock says so", () => {
  expect(startOfDay("2026-11-21", "America/Sao_Paulo")).toBe("2026-11-21T03:00:00.000Z");
  expect(startOfDay("2026-03-01", "America/Mexico_City")).toBe("2026-03-01T06:00:00.000Z");
  expect(startOfDay("2024-02-29", "UTC")).toBe("2024-02-29T00:00:00.000Z");
});

test.each([
  // At midnight clocks went on to one o'clock, and back to eleven of the evening.
  ["2018-11-04", "America/Sao_Paulo", "2018-11-04T03:00:00.000Z"],
  ["2019-02-17", "America/Sao_Paulo", "2019-02-17T03:00:00.000Z"],
  ["2026-09-06", "America/Santiago", "2026-09-06T04:00:00.000Z"],
  ["2026-04-05", "America/Santiago", "2026-04-05T04:00:00.000Z"],
  // They change an hour after midnight, which itself stays.
  ["2026-03-29", "Europe/Lisbon", "2026-03-29T00:00:00.000Z"],
  ["2026-10-25", "Europe/Lisbon", "2026-10-24T23:00:00.000Z"],
])("%s, when clocks change in %s, begins at %s", (day, zone, instant) => {
  expect(startOfDay(day, zone)).toBe(instant);
});

test.each([
  ["America/Sao_Paulo", 2018],
  ["America/Santiago", 2026],
  ["Europe/Lisbon", 2026],
  ["America/Havana", 2026],
])("in %s each day of %i begins at the first instant of its date", (zone, year) => {
  const calendar = new Intl.DateTimeFormat("en-CA", { timeZone: zone, dateStyle: "short" });
  for (let day = `${year}-01-01`; day.startsWith(`${year}`); day = dayAfter(day)) {
    const start = Date.parse(startOfDay(day, zone));
    expect([day, calendar.format(start)]).toEqual([day, day]);
    expect(calendar.format(start - 60_000) < day).toBe(true);
  }
});

test("the day after a month's last is the next month's first", () => {
  expect(dayAfter("2024-02-29")).toBe("2024-03-01");
  expect(dayAfter("2026-12-31")).toBe("2027-01-01");
});

test("what is no day is not taken for one", () => {
  expect([isDay("2026-11-21"), isDay("2026-13-01"), isDay("21/11/2026"), isDay(null)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
