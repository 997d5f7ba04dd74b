import { type Figure, fallsShort, figureTable, median } from "./figure.ts";

const figure = (value: number, limit?: number): Figure => ({
  bar: "weight",
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
    [{ bar: "search", what: "search, beside lunr", reason: "lunr is not installed" }],
  );
  expect(table.split("\n")).toEqual([
    expect.stringMatching(/^weight {2}home +214\.3 KB +<= 250 {2}ok$/),
    expect.stringMatching(/^weight {2}home +263\.3 KB +<= 250 {2}MISSED$/),
    expect.stringMatching(/^search {2}search, beside lunr {2}lunr is not installed$/),
  ]);
});

test("a number just above a limit of zero does not look like zero", () => {
  expect(figureTable([{ ...figure(0.000_118, 0), unit: "" }], [])).toMatch(/ 0\.00012 +<= 0 {2}MISSED$/);
});

test("the median of three runs is the one in the middle, whatever their order", () => {
  expect(median([240, 90, 110])).toBe(110);
});
