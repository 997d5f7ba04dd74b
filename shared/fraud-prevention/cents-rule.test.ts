import { assert, constantFrom, integer, property } from "fast-check";
import { maxCents } from "../field/fields.ts";
import { centsRanges, centsVerdict, failingAmountCents } from "./cents-rule.ts";

const amounts = integer({ min: 0, max: maxCents });

/** The published rule once more, as a table of all hundred endings. */
const published = [
  ...Array.from({ length: 30 }, () => "approved"),
  ...Array.from({ length: 30 }, () => "review"),
  ...Array.from({ length: 40 }, () => "rejected"),
];

test("every amount but one is decided by its last two digits, and these are its score", () => {
  assert(
    property(amounts, (amountCents) => {
      if (amountCents === failingAmountCents) return;
      const ending = Number(String(amountCents).padStart(2, "0").slice(-2));
      expect(centsVerdict(amountCents)).toEqual({ decision: published[ending], score: ending / 100 });
    }),
  );
});

test("every ending is decided, whatever stands before it", () => {
  for (let ending = 0; ending < 100; ending += 1) {
    for (const whole of [0, 1, 100, 500, 501, 22_000])
      if (whole * 100 + ending !== failingAmountCents)
        expect(centsVerdict(whole * 100 + ending).decision).toBe(published[ending]);
  }
});

test("of all amounts only 500.00 fails, and a cent more or less does not", () => {
  expect(centsVerdict(500_00)).toEqual({ decision: "error", score: null });
  expect(centsVerdict(500_01).decision).toBe("approved");
  expect(centsVerdict(499_99).decision).toBe("rejected");
  assert(
    property(amounts, (amountCents) => {
      expect(centsVerdict(amountCents).decision === "error").toBe(amountCents === failingAmountCents);
    }),
  );
});

test.each([
  [10_525, "approved", 0.25],
  [8_545, "review", 0.45],
  [12_080, "rejected", 0.8],
] as const)("the published example %i is %s with the score %f", (amountCents, decision, score) => {
  expect(centsVerdict(amountCents)).toEqual({ decision, score });
});

test("what is no amount in whole cents is decided by nobody", () => {
  assert(
    property(constantFrom(-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60), (wrong) => {
      expect(() => centsVerdict(wrong)).toThrow(RangeError);
    }),
  );
});

test("the ranges cover 0 to 99 without a gap and without a cent in two of them", () => {
  const ends = centsRanges.flatMap(({ from, to }) =>
    Array.from({ length: to - from + 1 }, (_, at) => from + at),
  );
  expect(ends).toEqual(Array.from({ length: 100 }, (_, ending) => ending));
});
