import { tokenize } from "./tokens.ts";

/** One word of a query and the terms of the index that stand for it. */
export interface QueryWord {
  /** As typed, folded; also found as the beginning of a longer word. */
  readonly raw: string;
  readonly stem: string;
  /** Stems of words that mean the same in this trade. */
  readonly alike: readonly string[];
  readonly isNumber: boolean;
  /** Letters that may be wrong in it; none where the pages have the word as it is. */
  readonly typos: number;
  /** Nothing in the pages is written like this, nor has its stem. */
  readonly isUnknown: boolean;
}

export interface Vocabulary {
  readonly knows: (term: string) => boolean;
  readonly stem: (word: string) => string;
  readonly stopWords: ReadonlySet<string>;
  readonly alike: ReadonlyMap<string, readonly string[]>;
}

const longestQuery = 200;
const mostWords = 12;

type Words = Pick<Vocabulary, "knows" | "stopWords">;

/** "Estado CON": only as a code does the index know a stop word at all. */
const isShouted = (written: string) => written === written.toUpperCase();

/** A compound that the pages have is asked as one word, another by its parts, so "preautorizacao" and "pré autorização" both work. */
function wordsOf(text: string, { knows, stopWords }: Words): string[] {
  const words = tokenize(text).flatMap(({ forms, parts, start, end }) => {
    const [whole = ""] = forms;
    const isCode = isShouted(text.slice(start, end)) && knows(whole);
    const asked = parts.length === 0 || knows(whole) ? [whole] : parts;
    return asked.map((word) => ({ word, isTelling: isCode || !stopWords.has(word) }));
  });
  const telling = words.filter(({ isTelling }) => isTelling);
  return (telling.length > 0 ? telling : words).map(({ word }) => word);
}

/**
 * Few letters change a short word into another one, and any digit changes a code. A stem proves little for a word
 * that nobody wrote: "fical" is not a form of "ficar", and one letter may be wrong in it.
 */
function typosIn(word: string, hasStem: boolean): number {
  if (/\d/.test(word) || word.length < 4 || (hasStem && word.length < 5)) return 0;
  return hasStem || word.length < 8 ? 1 : 2;
}

export function readQuery(query: string, vocabulary: Vocabulary): QueryWord[] {
  const { knows, stem, alike } = vocabulary;
  const words = new Set(wordsOf(query.slice(0, longestQuery), vocabulary));
  return [...words].slice(0, mostWords).map((raw) => {
    const hasStem = knows(stem(raw));
    return {
      raw,
      stem: stem(raw),
      alike: alike.get(stem(raw)) ?? [],
      isNumber: /^-?\d+$/.test(raw),
      typos: knows(raw) ? 0 : typosIn(raw, hasStem),
      isUnknown: !knows(raw) && !hasStem,
    };
  });
}
