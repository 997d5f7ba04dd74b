import { tokenize } from "./words/tokens.ts";

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

/** "Estado CON": only as a code does the index know a stop word at all. */
const isShouted = (written: string) => written === written.toUpperCase();

interface Word {
  readonly word: string;
  readonly isTelling: boolean;
  /** Together with its neighbour another word of the pages: "qr code" is "qrcode", too. */
  readonly joined?: string;
}

/** A compound that the pages have is asked as one word, another by its parts, so "preautorizacao" and "pré autorização" both work. */
function wordsOf(text: string, vocabulary: Vocabulary): Word[] {
  const { knows, stopWords } = vocabulary;
  const words = tokenize(text).flatMap(({ forms, parts, start, end }) => {
    const [whole = ""] = forms;
    const isCode = isShouted(text.slice(start, end)) && knows(whole);
    const asked = parts.length === 0 || knows(whole) ? [whole] : parts;
    return asked
      .flatMap((word) => partsOf(word, vocabulary))
      .map((word) => ({
        word,
        isTelling: isCode || !stopWords.has(word),
      }));
  });
  const joined = joinWords(words, vocabulary);
  const telling = joined.filter(({ isTelling }) => isTelling);
  return telling.length > 0 ? telling : joined;
}

const hasDigit = (word: string) => /\d/.test(word);
const shortestPart = 3;

/** "carteiradigital", which nobody wrote, is "carteira digital"; a word that has one of ours for it stays whole. */
function partsOf(word: string, { knows, stem, stopWords, alike }: Vocabulary): string[] {
  if (hasDigit(word) || knows(word) || knows(stem(word)) || alike.has(stem(word))) return [word];
  const places = Array.from(
    { length: Math.max(0, word.length - 2 * shortestPart + 1) },
    (_, at) => at + shortestPart,
  );
  const isWord = (part: string) => knows(part) && !stopWords.has(part);
  const cuts = places.filter((at) => isWord(word.slice(0, at)) && isWord(word.slice(at)));
  const [best] = cuts.toSorted(
    (one, other) => Math.abs(one - word.length / 2) - Math.abs(other - word.length / 2),
  );
  return best === undefined ? [word] : [word.slice(0, best), word.slice(best)];
}

/** "e sitef" is "esitef", of which the first word alone says nothing; of "qr code" each half is a word as well. */
function joinWords(words: readonly Word[], { knows }: Pick<Vocabulary, "knows">): Word[] {
  const list: Word[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [one, other] = [words[at], words[at + 1]];
    if (!one) continue;
    const both = other && !hasDigit(one.word + other.word) ? one.word + other.word : "";
    if (!other || !knows(both)) {
      list.push(one);
    } else if (!one.isTelling || one.word.length === 1) {
      list.push({ word: both, isTelling: true });
      at += 1;
    } else {
      list.push({ ...one, joined: both });
      words = words.with(at + 1, { ...other, joined: both });
    }
  }
  return list;
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
  const words = new Map(wordsOf(query.slice(0, longestQuery), vocabulary).map((each) => [each.word, each]));
  return [...words.values()].slice(0, mostWords).map(({ word: raw, joined }) => {
    const hasStem = knows(stem(raw));
    return {
      raw,
      stem: stem(raw),
      alike: [...(alike.get(stem(raw)) ?? []), ...(joined ? [joined] : [])],
      isNumber: /^-?\d+$/.test(raw),
      typos: knows(raw) ? 0 : typosIn(raw, hasStem),
      isUnknown: !knows(raw) && !hasStem,
    };
  });
}
