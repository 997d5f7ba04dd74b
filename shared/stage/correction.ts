/**
 * What the client did about a correction that support asked for: nothing yet, another value, or an explanation
 * instead.
 */
export const corrections = ["open", "changed", "answered"] as const;
export type Correction = (typeof corrections)[number];

/** The number of corrections in each state. */
export type CorrectionCount = Readonly<Record<Correction, number>>;

export function countCorrections(all: readonly Correction[]): CorrectionCount {
  const count = (one: Correction) => all.filter((correction) => correction === one).length;
  return { open: count("open"), changed: count("changed"), answered: count("answered") };
}

/** Nothing was corrected or answered: support would only have to give it back again. */
export const isUntouched = (all: readonly Correction[]): boolean =>
  all.length > 0 && all.every((correction) => correction === "open");
