/** What became of something that support asked to correct: nothing yet, another value, or a sentence instead. */
export const corrections = ["open", "changed", "answered"] as const;
export type Correction = (typeof corrections)[number];

/** How many of what was asked for came to each. */
export type CorrectionCount = Readonly<Record<Correction, number>>;

export function countCorrections(all: readonly Correction[]): CorrectionCount {
  const count = (one: Correction) => all.filter((correction) => correction === one).length;
  return { open: count("open"), changed: count("changed"), answered: count("answered") };
}

/** Work of which nothing at all was taken up would only be given back again. */
export const isUntouched = (all: readonly Correction[]): boolean =>
  all.length > 0 && all.every((correction) => correction === "open");
