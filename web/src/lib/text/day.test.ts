import { dayAfter, isDay, startOfDay } from "./day.ts";

test("a day begins when the company's clock says so", () => {
  expect(startOfDay("2026-11-21", "America/Sao_Paulo")).toBe("2026-11-21T03:00:00.000Z");
  expect(startOfDay("2026-03-01", "America/Mexico_City")).toBe("2026-03-01T06:00:00.000Z");
  expect(startOfDay("2024-02-29", "UTC")).toBe("2024-02-29T00:00:00.000Z");
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
