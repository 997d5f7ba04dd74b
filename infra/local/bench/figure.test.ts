import { type Figure, fallsShort, figureTable } from "./figure.ts";

const figure = (value: number, limit?: number): Figure => ({
  bar: "P8",
  what: "home",
  value,
  unit: "KB",
  limit,
});

test("a figure falls short only above its limit, and one without a limit never does", () => {
  expect(fallsShort(figure(250, 250))).toBe(false);
  expect(fallsShort(figure(250.1, 250))).toBe(true);
  expect(fallsShort(figure(9000))).toBe(false);
});

test("a number that could not be computed is a missed bar", () => {
  expect(fallsShort(figure(Number.NaN, 250))).toBe(true);
});

test("the table says which bar was missed and what could not be compared", () => {
  const table = figureTable(
    [figure(214.3, 250), figure(263.29, 250)],
    [{ bar: "P7", what: "search, beside lunr", reason: "lunr is not installed" }],
  );
  expect(table.split("\n")).toEqual([
    expect.stringMatching(/^P8 {2}home +214\.3 KB +<= 250 {2}ok$/),
    expect.stringMatching(/^P8 {2}home +263\.3 KB +<= 250 {2}MISSED$/),
    expect.stringMatching(/^P7 {2}search, beside lunr {2}lunr is not installed$/),
  ]);
});
