import { formatDay, formatInstant, formatZipCode, maskTaxId, maskZipCode } from "./format.ts";

const plainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

test("a time is shown where the company is, in the reader's language", () => {
  const late = "2026-11-21T02:30:00.000Z";
  expect(plainSpaces(formatInstant(late, "pt", "BR"))).toBe("20 de nov. de 2026, 23:30");
  expect(plainSpaces(formatInstant(late, "en", "MX"))).toBe("Nov 20, 2026, 8:30 PM");
  expect(formatDay(late, "es", "AR")).toContain("20");
});

test("a time in Spanish has no period at its end, so that a sentence may end with it", () => {
  expect(formatInstant("2026-11-20T11:03:00.000Z", "es")).toMatch(/8:03$/);
});

test("a Brazilian zip code has its hyphen", () => {
  expect(formatZipCode("01310100", "BR")).toBe("01310-100");
  expect(formatZipCode("C1002AAB", "AR")).toBe("C1002AAB");
});

test.each([
  ["1", "1"],
  ["112", "11.2"],
  ["11222333", "11.222.333"],
  ["11222333000181", "11.222.333/0001-81"],
  ["12abc34501de35", "12.ABC.345/01DE-35"],
  ["11.222.333/0001-819", "11.222.333/0001-81"],
])("typing %s as a CNPJ shows %s", (typed, shown) => {
  expect(maskTaxId("CNPJ", typed)).toBe(shown);
});

test("taking back a character never brings its punctuation back", () => {
  expect(maskTaxId("CNPJ", "11.")).toBe("11");
  expect(maskTaxId("CUIT", "30-71234567-")).toBe("30-71234567");
});

test("other documents are only put in upper case", () => {
  expect(maskTaxId("RFC", "abc-010203-xyz")).toBe("ABC-010203-XYZ");
});

test("a zip code takes shape while it is typed", () => {
  expect(maskZipCode("013101", "BR")).toBe("01310-1");
  expect(maskZipCode("c1002aab", "AR")).toBe("C1002AAB");
});
