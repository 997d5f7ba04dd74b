import { itfWidths, qrDrawing } from "./drawings.ts";

/** Read back as a scanner would, by a table written the other way round. */
const digits = new Map(
  Object.entries({
    nnwwn: 0,
    wnnnw: 1,
    nwnnw: 2,
    wwnnn: 3,
    nnwnw: 4,
    wnwnn: 5,
    nwwnn: 6,
    nnnww: 7,
    wnnwn: 8,
    nwnwn: 9,
  }),
);

function scanned(widths: readonly number[]): string {
  const inside = widths.slice(4, -3).map((width) => (width === 3 ? "w" : "n"));
  const pairs = Array.from({ length: inside.length / 10 }, (_, index) =>
    inside.slice(index * 10, index * 10 + 10),
  );
  return pairs
    .map((pair) => {
      const side = (odd: number) => digits.get(pair.filter((_, place) => place % 2 === odd).join(""));
      return `${side(0)}${side(1)}`;
    })
    .join("");
}

test("a scanner reads the 44 digits of a boleto off its bars", () => {
  const barcode = "00091164100000129900000000000250314104410023";
  const widths = itfWidths(barcode);
  expect(scanned(widths)).toBe(barcode);
  expect([widths.slice(0, 4), widths.slice(-3)]).toEqual([
    [1, 1, 1, 1],
    [3, 1, 1],
  ]);
});

test("an odd number of digits cannot be drawn", () => {
  expect(() => itfWidths("123")).toThrow(RangeError);
});

test("a QR code is drawn with its border and its name", () => {
  const { text } = qrDrawing("00020101021226", "Pix");
  expect(text).toMatch(/viewBox="0 0 (\d+) \1" role="img" aria-label="Pix"/);
  expect(text.match(/M4 4h1v1h-1z/)).not.toBeNull();
});
