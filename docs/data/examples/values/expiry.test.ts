import { card } from "./esitef-example-values.ts";
import { exampleExpiry, expiryAfter } from "./expiry.ts";

test("no card of an example expires before the end of the next year", () => {
  expect(expiryAfter(new Date("2026-01-01T00:00:00Z"))).toBe("1228");
  expect(expiryAfter(new Date("2026-12-31T23:59:59Z"))).toBe("1228");
  expect(expiryAfter(new Date("2098-06-01T00:00:00Z"))).toBe("1200");
  expect(card.expiry_date).toBe(exampleExpiry);
});
