import { daysBetween } from "./waiting.ts";

const saoPaulo = "America/Sao_Paulo";

describe("how many days something waits", () => {
  it("counts midnights where the company is, not hours", () => {
    expect(daysBetween("2026-11-20T02:59:00Z", new Date("2026-11-20T03:01:00Z"), saoPaulo)).toBe(1);
    expect(daysBetween("2026-11-20T03:01:00Z", new Date("2026-11-21T02:59:00Z"), saoPaulo)).toBe(0);
  });

  it("is not thrown off by a change to summer time", () => {
    expect(daysBetween("2026-03-07T15:00:00Z", new Date("2026-03-09T15:00:00Z"), "America/New_York")).toBe(2);
  });

  it("never says that something waits since tomorrow, whatever the clock of the laptop", () => {
    expect(daysBetween("2026-11-22T12:00:00Z", new Date("2026-11-20T12:00:00Z"), saoPaulo)).toBe(0);
  });
});
