import { correction, generate } from "lean-qr/nano";
import { type Html, html } from "./html.ts";

/** The light border that readers need around a code, in modules. */
const quiet = 4;

/** A QR code as one path: a square for every dark module. Always dark on light, as readers expect it. */
export function qrDrawing(text: string, label: string): Html {
  const modules = generate(text, { minCorrectionLevel: correction.M });
  const { size } = modules;
  const squares: string[] = [];
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (modules.get(column, row)) squares.push(`M${column + quiet} ${row + quiet}h1v1h-1z`);
    }
  }
  const side = size + 2 * quiet;
  return html`<svg class="qr" viewBox="0 0 ${side} ${side}" role="img" aria-label="${label}" shape-rendering="crispEdges"><rect width="${side}" height="${side}" fill="#fff"/><path d="${squares.join("")}" fill="#000"/></svg>`;
}

/** Interleaved 2 of 5: of each digit, which of its five bars are wide. */
const wide = [
  "00110",
  "10001",
  "01001",
  "11000",
  "00101",
  "10100",
  "01100",
  "00011",
  "10010",
  "01010",
] as const;

/** Bars and gaps of a boleto's bar code in turn, beginning with a bar; a wide one is three narrow ones. */
export function itfWidths(digits: string): number[] {
  if (!/^(?:\d\d)+$/.test(digits)) throw new RangeError("An interleaved code has an even number of digits.");
  const widths = (pattern: string): number[] => Array.from(pattern, (bar) => (bar === "1" ? 3 : 1));
  const pairs = digits.match(/\d\d/g) ?? [];
  const inside = pairs.flatMap((pair) => {
    const [bars = [], gaps = []] = Array.from(pair, (digit) => widths(wide[Number(digit)] ?? ""));
    return bars.flatMap((bar, index) => [bar, gaps[index] ?? 1]);
  });
  return [1, 1, 1, 1, ...inside, 3, 1, 1];
}

export function barcodeDrawing(digits: string, label: string): Html {
  const widths = itfWidths(digits);
  let at = 10;
  const bars = widths.flatMap((width, index) => {
    const start = at;
    at += width;
    return index % 2 === 0 ? [`M${start} 0h${width}v60h-${width}z`] : [];
  });
  return html`<svg class="barcode" viewBox="0 0 ${at + 10} 60" preserveAspectRatio="none" role="img" aria-label="${label}" shape-rendering="crispEdges"><rect width="${at + 10}" height="60" fill="#fff"/><path d="${bars.join("")}" fill="#000"/></svg>`;
}
