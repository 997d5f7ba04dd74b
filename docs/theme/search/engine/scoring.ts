import type { QueryWord } from "./query.ts";
import type { TermIndex } from "./term-index.ts";
import type { Weights } from "./weights.ts";

type Factors = Weights["means"];
const shortestBeginning = 2;

export interface Scores {
  /** By entry. */
  readonly total: Float32Array;
  /** By entry: a bit for each word of the query that it has. */
  readonly words: Uint16Array;
  /** Entries with anything at all, each once. */
  readonly touched: readonly number[];
  /** Every term that counted, for the marks in the texts. */
  readonly terms: ReadonlySet<string>;
  /** By word of the query, how much it tells: a rare one more than one that is everywhere. All together are 1. */
  readonly telling: readonly number[];
}

/** Longer words are tried for the one that is being typed, and for those that stand nowhere as they are. */
function termsFor(index: TermIndex, word: QueryWord, isLast: boolean, factors: Factors): Map<string, number> {
  const terms = new Map<string, number>();
  if (word.typos > 1) for (const term of index.near(word.raw, word.typos)) terms.set(term, factors.far);
  if (word.typos > 0) for (const term of index.near(word.raw, 1)) terms.set(term, factors.near);
  if (word.raw.length >= shortestBeginning && (isLast || word.isUnknown)) {
    for (const term of index.startingWith(word.raw)) {
      terms.set(term, factors.longer * (word.raw.length / term.length));
    }
  }
  for (const term of word.alike) terms.set(term, factors.alike);
  terms.set(word.stem, factors.stem);
  return terms.set(word.raw, 1);
}

/** An entry gets for each word the best of what it has for it, so that variants of one word do not add up. */
export function scoreEntries(
  index: TermIndex,
  words: readonly QueryWord[],
  { means, rarity }: Weights,
): Scores {
  const total = new Float32Array(index.size);
  const found = new Uint16Array(index.size);
  const touched: number[] = [];
  const terms = new Set<string>();
  const best = new Float32Array(index.size);
  words.forEach((word, place) => {
    const bit = 1 << place;
    for (const [term, factor] of termsFor(index, word, place === words.length - 1, means)) {
      if (!index.has(term)) continue;
      terms.add(term);
      index.visit(term, (entry, worth) => {
        if (found[entry] === 0) touched.push(entry);
        const before = (found[entry] ?? 0) & bit ? (best[entry] ?? 0) : 0;
        const gain = Math.max(before, worth * factor);
        total[entry] = (total[entry] ?? 0) + gain - before;
        best[entry] = gain;
        found[entry] = (found[entry] ?? 0) | bit;
      });
    }
  });
  return { total, words: found, touched, terms, telling: tellingOf(index, words, rarity) };
}

/** A word that stands nowhere tells nothing apart, and counts as the others do. */
function tellingOf(index: TermIndex, words: readonly QueryWord[], exponent: number): number[] {
  const rarities = words.map(({ raw, stem, alike }) =>
    Math.min(...[raw, stem, ...alike].filter((term) => index.has(term)).map((term) => index.rarity(term))),
  );
  const known = rarities.filter(Number.isFinite);
  const usual = known.reduce((sum, each) => sum + each, 0) / Math.max(1, known.length) || 1;
  const weighed = rarities.map((each) => (Number.isFinite(each) ? each : usual) ** exponent);
  const sum = weighed.reduce((one, other) => one + other, 0);
  return weighed.map((each) => each / sum);
}
