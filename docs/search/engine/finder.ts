import type { Locale } from "../../../shared/locales.ts";
import type { Hit } from "./answer.ts";
import { type Entry, type LabelStems, listEntries } from "./entries.ts";
import { excerpt, highlight } from "./excerpt.ts";
import type { IndexBody, PageHead } from "./page-record.ts";
import { readQuery } from "./query.ts";
import { rank } from "./ranking.ts";
import { scoreEntries } from "./scoring.ts";
import { makeStemmer } from "./stem.ts";
import { stopWords } from "./stop-words.ts";
import { synonyms } from "./synonyms.ts";
import { TermIndex } from "./term-index.ts";
import { looserForms, tokenize } from "./tokens.ts";

/** Entries added before waiting questions are answered; about 10 ms of work. */
const chunkSize = 150;

const fields = [
  { name: "code", boost: 6, usualLength: 1 },
  { name: "title", boost: 5, usualLength: 4 },
  { name: "heading", boost: 4, usualLength: 4 },
  { name: "name", boost: 2, usualLength: 3 },
  { name: "summary", boost: 1, usualLength: 14 },
  { name: "context", boost: 0.7, usualLength: 6 },
  { name: "text", boost: 1, usualLength: 60 },
] as const;

type Stem = (word: string) => string;
export type Find = (query: string) => Hit[];

const labelStems =
  (stem: Stem, ignored: ReadonlySet<string>) =>
  (label: string): LabelStems => {
    const forms = tokenize(label).map((token) => token.forms.filter((form) => !ignored.has(form)).map(stem));
    return { name: forms.map(([whole = ""]) => whole).join(""), all: forms.flat() };
  };

/** Each word as it is written and its stem; a word that is its own stem counts once. */
const termsOf = (text: string, stem: Stem, ignored: ReadonlySet<string>) =>
  tokenize(text)
    .flatMap(({ forms }) => forms)
    .filter((form) => !ignored.has(form))
    .flatMap((form) => [...new Set([form, stem(form), ...looserForms(form)])]);

/** In the column of codes CON and CAN are no common words. */
const noWords: ReadonlySet<string> = new Set();

const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Builds in pieces, so that whoever holds the thread can answer from an older index in between. */
async function indexEntries(entries: readonly Entry[], stem: Stem, ignored: ReadonlySet<string>) {
  const index = new TermIndex();
  for (const entry of entries) {
    index.add(
      fields.map(({ name, ...weight }) => ({
        ...weight,
        terms: termsOf(entry[name], stem, name === "code" ? noWords : ignored),
      })),
    );
    if (index.size % chunkSize === 0) await pause();
  }
  return index;
}

function toHit({ kind, url, label, trail, text }: Entry, terms: ReadonlySet<string>, stem: Stem): Hit {
  const matches = (form: string) => terms.has(form) || terms.has(stem(form));
  return { kind, url, label: highlight(label, matches), trail, excerpt: excerpt(text, matches) };
}

export async function makeFinder(locale: Locale, head: readonly PageHead[], body?: IndexBody): Promise<Find> {
  const stem = makeStemmer(locale);
  const ignored = stopWords(locale);
  const entries = listEntries(labelStems(stem, ignored), head, body);
  const index = await indexEntries(entries, stem, ignored);
  const knows = (term: string) => index.has(term);
  const vocabulary = { knows, stem, stopWords: ignored, alike: synonyms(locale, stem) };

  return (query) => {
    const words = readQuery(query, vocabulary);
    const scores = scoreEntries(index, words);
    return rank(entries, words, scores).map((entry) => toHit(entry, scores.terms, stem));
  };
}
