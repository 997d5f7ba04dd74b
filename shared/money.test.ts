import { assert, constantFrom, double, integer, property } from "fast-check";
import { cents, maxCents } from "./field/fields.ts";
import { locales } from "./locales.ts";
import { amountText, decimalOf, formatMoney, parseMoney } from "./money.ts";

const countries = ["BR", "AR", "MX", "other"] as const;
const plainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

test.each([
  ["BR", "R$ 22.000,00"],
  ["AR", "$ 22.000,00"],
  ["MX", "$22,000.00"],
  ["other", "USD 22,000.00"],
] as const)("in %s an amount that nobody in particular reads is written %s", (country, written) => {
  expect(plainSpaces(formatMoney(2_200_000, country))).toBe(written);
});

test.each([
  ["BR", "pt", "R$ 100,45", "100,45"],
  ["BR", "en", "R$ 100.45", "100.45"],
  ["BR", "es", "R$ 100,45", "100,45"],
  ["AR", "pt", "ARS 100,45", "100,45"],
  ["AR", "en", "ARS 100.45", "100.45"],
  ["AR", "es", "$ 100,45", "100,45"],
  ["MX", "es", "$100.45", "100.45"],
  ["other", "en", "USD 100.45", "100.45"],
] as const)(
  "an amount of %s is written to whoever reads %s as %s, and typed as %s",
  (country, reader, ...written) => {
    expect(
      [formatMoney(10_045, country, reader), amountText(10_045, country, reader)].map(plainSpaces),
    ).toEqual(written);
  },
);

test.each([
  ["1.234,56", "BR", 123456],
  ["R$ 250,00", "BR", 25000],
  ["250", "BR", 25000],
  ["250,5", "AR", 25050],
  ["22.000,00", "AR", 2200000],
  ["$ 22.000,00", "AR", 2200000],
  ["ARS 22.000", "AR", 2200000],
  ["22.000,00", "MX", 2200000],
  ["1,234.56", "MX", 123456],
  ["22,000.00", "BR", 2200000],
  ["22000", "other", 2200000],
  ["US$ 1,000,000", "BR", 100000000],
  ["1.000.000", "MX", 100000000],
  ["0,05", "BR", 5],
  ["10.5", "BR", 1050],
  ["10,5", "MX", 1050],
] as const)("%s typed for a company in %s is %i cents", (typed, country, amount) => {
  expect(parseMoney(typed, country)).toBe(amount);
});

test.each(["", "abc", "1,2,3", "1.23.4", "-5", "1e3", "9999999999,00", "1.234.56", "12,34.567", "1,234,56"])(
  "%p is no amount",
  (typed) => {
    for (const country of countries) expect(parseMoney(typed, country)).toBeUndefined();
  },
);

test.each([
  ["10,555", "BR"],
  ["10.555", "MX"],
] as const)("%s may be thousands or a fraction in %s, so it is asked for again", (typed, country) => {
  expect(parseMoney(typed, country)).toBeUndefined();
});

test("every amount of cents survives being written for one country and read in any", () => {
  assert(
    property(
      integer({ min: 0, max: maxCents }),
      constantFrom(...countries),
      constantFrom(...countries),
      constantFrom(...locales),
      (amount, writer, reader, locale) => {
        expect(parseMoney(amountText(amount, writer, locale), reader)).toBe(amount);
        expect(parseMoney(formatMoney(amount, writer, locale), reader)).toBe(amount);
      },
    ),
  );
});

test("cents are written without going through a float", () => {
  expect(decimalOf(9_007_199_254_740_991)).toBe("90071992547409.91");
  expect(decimalOf(5)).toBe("0.05");
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
