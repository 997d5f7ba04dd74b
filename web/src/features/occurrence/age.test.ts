import { ageOf } from "./age.ts";

const now = new Date("2026-11-22T12:30:00Z");

describe("how old something is", () => {
  it("is said in days and hours", () => {
    expect(ageOf("2026-11-20T10:00:00Z", now)).toEqual({ days: 2, hours: 2 });
    expect(ageOf("2026-11-22T09:31:00Z", now)).toEqual({ days: 0, hours: 2 });
  });

  it("is nothing in its first hour, and where the laptop's clock is behind", () => {
    expect(ageOf("2026-11-22T11:31:00Z", now)).toEqual({ days: 0, hours: 0 });
    expect(ageOf("2026-11-23T11:31:00Z", now)).toEqual({ days: 0, hours: 0 });
  });
});
