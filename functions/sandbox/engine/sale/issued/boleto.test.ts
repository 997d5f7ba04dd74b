import { boletoOf, checkDigitOfBarcode, digitableLineOf, largestBoletoCents } from "./boleto.ts";

test("the line to be typed is the bar code with its check digits, as banks print it", () => {
  // A published pair: bar code and line of the same boleto.
  const barcode = "00193373700000001000500940144816060680935031";
  expect(digitableLineOf(barcode)).toBe("00190500954014481606906809350314337370000000100");
  expect(checkDigitOfBarcode(barcode.slice(0, 4) + barcode.slice(5))).toBe(barcode[4]);
});

test("a boleto has 44 and 47 digits and says when it is due, how much and which it is", () => {
  const { barcode, digitableLine } = boletoOf({
    amountCents: 12990,
    dueDay: "2026-11-25",
    reference: "250314104410023",
  });
  expect(barcode).toMatch(/^\d{44}$/);
  expect(digitableLine).toMatch(/^\d{47}$/);
  expect(digitableLine.slice(-10)).toBe("0000012990");
  expect(barcode.slice(19)).toBe("0000000000250314104410023");
  expect(checkDigitOfBarcode(barcode.slice(0, 4) + barcode.slice(5))).toBe(barcode[4]);
});

test("no bank has its number, so that nobody can pay it", () => {
  expect(boletoOf({ amountCents: 1, dueDay: "2026-11-25", reference: "1" }).barcode).toMatch(/^0009/);
});

test.each([
  ["2000-07-03", "1000"],
  ["2025-02-21", "9999"],
  ["2025-02-22", "1000"],
  ["2026-11-25", "1641"],
])("what is due on %s has the factor %s", (dueDay, factor) => {
  expect(boletoOf({ amountCents: 1, dueDay, reference: "1" }).barcode.slice(5, 9)).toBe(factor);
});

test("an amount that its ten digits cannot say is an error, not another amount", () => {
  const charge = { dueDay: "2026-11-25", reference: "1" };
  expect(boletoOf({ amountCents: largestBoletoCents, ...charge }).barcode.slice(9, 19)).toBe("9999999999");
  expect(() => boletoOf({ amountCents: largestBoletoCents + 1, ...charge })).toThrow(RangeError);
});
