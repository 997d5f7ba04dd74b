import { editDistance } from "./words/edit-distance.ts";

/** Where a term stands and how much it says about each entry. */
interface Postings {
  readonly entries: number[];
  readonly worths: number[];
}

export interface FieldText {
  /** What a word in this field is worth against one in plain text. */
  readonly boost: number;
  /** Words that such a field usually has; in a longer one each says less. */
  readonly usualLength: number;
  readonly terms: readonly string[];
}

/** A term found again several times says more, but never as much more. */
const saturation = 1.2;

/**
 * Terms to entries. What a term is worth for an entry (BM25) is worked out while the index is built, so that a
 * question only adds numbers up: the library tried before it did that work in every question and was ten times slower.
 * docs/papers/decisions/0010-the-search-index-is-ours-too.md
 */
export class TermIndex {
  readonly #postings = new Map<string, Postings>();
  #sorted: string[] | undefined;
  #size = 0;

  /** Entries are numbered in the order in which they come. */
  add(fields: readonly FieldText[]): void {
    const worths = new Map<string, number>();
    for (const { boost, usualLength, terms } of fields) {
      const counts = new Map<string, number>();
      for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
      const length = saturation * (0.3 + (0.7 * terms.length) / usualLength);
      for (const [term, count] of counts) {
        worths.set(term, (worths.get(term) ?? 0) + (boost * count) / (count + length));
      }
    }
    for (const [term, worth] of worths) {
      const { entries, worths: list } = this.#of(term);
      entries.push(this.#size);
      list.push(worth);
    }
    this.#size += 1;
    this.#sorted = undefined;
  }

  get size(): number {
    return this.#size;
  }

  has(term: string): boolean {
    return this.#postings.has(term);
  }

  /** Calls back with what the term is worth, more for a rare one, in each entry that has it. */
  visit(term: string, each: (entry: number, worth: number) => void): void {
    const postings = this.#postings.get(term);
    if (!postings) return;
    const rarity = this.rarity(term);
    for (let at = 0; at < postings.entries.length; at += 1) {
      each(postings.entries[at] ?? 0, (postings.worths[at] ?? 0) * rarity);
    }
  }

  /** Close to nothing for a term that is in every entry. */
  rarity(term: string): number {
    const having = this.#postings.get(term)?.entries.length ?? 0;
    return Math.log(1 + (this.#size - having + 0.5) / (having + 0.5));
  }

  startingWith(beginning: string): string[] {
    const sorted = this.#sortedTerms();
    const first = lowerBound(sorted, beginning);
    // No letter comes after this one, so what lies between begins alike.
    return sorted.slice(first, lowerBound(sorted, `${beginning}\uffff`));
  }

  /** Terms at most so many letters away. Nobody misses the first letter, and codes are no one's near spelling. */
  near(word: string, limit: number): string[] {
    return this.startingWith(word.slice(0, 1)).filter(
      (term) => editDistance(word, term, limit) <= limit && !/\d/.test(term),
    );
  }

  #of(term: string): Postings {
    const known = this.#postings.get(term);
    if (known) return known;
    const fresh: Postings = { entries: [], worths: [] };
    this.#postings.set(term, fresh);
    return fresh;
  }

  #sortedTerms(): string[] {
    this.#sorted ??= [...this.#postings.keys()].sort();
    return this.#sorted;
  }
}

function lowerBound(sorted: readonly string[], wanted: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? "") < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
