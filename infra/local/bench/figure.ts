import type { Closers } from "../machine/closers.ts";
import type { Terminal } from "../machine/terminal.ts";

/** What a measurement needs of its run: whatever it opens is closed when it is over, or stopped before. */
export interface Bench {
  readonly terminal: Terminal;
  readonly closers: Closers;
}

/** One measured number; without a limit it is there to be compared. */
export interface Figure {
  readonly bar: "search" | "weight" | "paint" | "build" | "sandbox" | "functions";
  readonly what: string;
  readonly value: number;
  /** Empty for a number without a unit, such as a layout shift. */
  readonly unit: "KB" | "GB" | "ms" | "s" | "x" | "%" | "";
  readonly limit?: number;
}

/** A comparison that could not be made, and why: a gap that is not printed would read as a bar that was met. */
export interface Gap {
  readonly bar: Figure["bar"];
  readonly what: string;
  readonly reason: string;
}

export const fallsShort = ({ value, limit }: Figure): boolean =>
  Number.isNaN(value) || (limit !== undefined && value > limit);

/** Of an odd number of values. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Small numbers keep two significant digits, so that they do not look like zero. */
const rounded = (value: number) =>
  value > 0 && value < 0.1 ? value.toPrecision(2) : value.toFixed(value < 10 ? 2 : 1);

/** One line a figure, then one line a gap. */
export function figureTable(figures: readonly Figure[], gaps: readonly Gap[]): string {
  const rows = [...figures, ...gaps];
  const barWidth = Math.max(...rows.map(({ bar }) => bar.length));
  const width = Math.max(...rows.map(({ what }) => what.length));
  const verdict = (figure: Figure) => {
    if (figure.limit === undefined) return "";
    return fallsShort(figure) ? "MISSED" : "ok";
  };
  return [
    ...figures.map((figure) =>
      [
        figure.bar.padEnd(barWidth),
        figure.what.padEnd(width),
        `${rounded(figure.value)} ${figure.unit.padEnd(2)}`.padStart(10),
        (figure.limit === undefined ? "" : `<= ${figure.limit}`).padStart(9),
        verdict(figure),
      ].join("  "),
    ),
    ...gaps.map(({ bar, what, reason }) => [bar.padEnd(barWidth), what.padEnd(width), reason].join("  ")),
  ]
    .map((line) => line.trimEnd())
    .join("\n");
}
