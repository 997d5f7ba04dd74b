import { assert, constantFrom, double, integer, property } from "fast-check";
import { locales } from "./locales.ts";
import { cents, decimalOf, maxCents, parseMoney } from "./money.ts";

test.each([
  ["1.234,56", "pt", 123456],
  ["R$ 250,00", "pt", 25000],
  ["250", "pt", 25000],
  ["250,5", "es", 25050],
  ["1,234.56", "en", 123456],
  ["22000", "en", 2200000],
  ["0,05", "pt", 5],
  ["10.5", "pt", 1050],
] as const)("%s typed in %s is %i cents", (typed, locale, amount) => {
  expect(parseMoney(typed, locale)).toBe(amount);
});

test.each(["", "abc", "1,2,3", "1.23.4", "-5", "1e3", "10,555", "9999999999,00"])(
  "%p is no amount",
  (typed) => {
    expect(parseMoney(typed, "pt")).toBeUndefined();
  },
);

test("every amount of cents survives being written and read in every language", () => {
  assert(
    property(integer({ min: 0, max: maxCents }), constantFrom(...locales), (amount, locale) => {
      const written = new Intl.NumberFormat(
        locale === "pt" ? "pt-BR" : locale === "en" ? "en-US" : "es-419",
        {
          minimumFractionDigits: 2,
        },
      ).format(decimalOf(amount));
      expect(parseMoney(written, locale)).toBe(amount);
    }),
  );
});

test("money is never a fraction", () => {
  assert(
    property(double({ noNaN: false }), (amount) => {
      expect(cents.safeParse(amount).success).toBe(
        Number.isSafeInteger(amount) && amount >= 0 && amount <= maxCents,
      );
    }),
  );
});
