import { tokenize } from "./tokens.ts";

/** One word of a query and the terms of the index that stand for it. */
export interface QueryWord {
  /** As typed, folded; also found as the beginning of a longer word. */
  readonly raw: string;
  readonly stem: string;
  /** Stems of words that mean the same in this trade. */
  readonly alike: readonly string[];
  /** Numbers and other codes with digits: a typo in them is another code, so nothing near is offered. */
  readonly isCode: boolean;
  /** Nothing in the pages is written like this: near spellings are tried. */
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

/** A compound that the pages have is asked as one word, another by its parts, so "preautorizacao" and "pré autorização" both work. */
function wordsOf(text: string, { knows, stopWords }: Words): string[] {
  const words = tokenize(text).flatMap(({ forms, parts }) => {
    const [whole = ""] = forms;
    return parts.length === 0 || knows(whole) ? [whole] : parts;
  });
  const telling = words.filter((word) => !stopWords.has(word));
  return telling.length > 0 ? telling : words;
}

export function readQuery(query: string, vocabulary: Vocabulary): QueryWord[] {
  const { knows, stem, alike } = vocabulary;
  const words = new Set(wordsOf(query.slice(0, longestQuery), vocabulary));
  return [...words].slice(0, mostWords).map((raw) => ({
    raw,
    stem: stem(raw),
    alike: alike.get(stem(raw)) ?? [],
    isCode: /\d/.test(raw),
    isUnknown: !knows(raw) && !knows(stem(raw)),
  }));
}
