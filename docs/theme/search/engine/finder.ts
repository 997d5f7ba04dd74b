import type { Locale } from "@portal/shared/locales.ts";
import type { Hit, Question, SearchAnswer } from "./answer.ts";
import { type LabelStems, listEntries, type SearchEntry } from "./entries.ts";
import { excerpt, highlight } from "./excerpt.ts";
import type { IndexBody, PageHead } from "./page-record.ts";
import { readQuery, type Vocabulary } from "./query.ts";
import { type Ranked, rank } from "./ranking.ts";
import { scoreEntries } from "./scoring.ts";
import { TermIndex } from "./term-index.ts";
import { weights as fitted, type Weights } from "./weights.ts";
import { makeStemmer } from "./words/stem.ts";
import { stopWords } from "./words/stop-words.ts";
import { synonyms } from "./words/synonyms.ts";
import { looserForms, tokenize } from "./words/tokens.ts";

/** Entries added before waiting questions are answered; about 10 ms of work. */
const chunkSize = 150;

const usualLengths = { code: 1, title: 4, heading: 4, name: 3, summary: 14, context: 6, text: 60 } as const;
const fields = ["code", "title", "heading", "name", "summary", "context", "text"] as const;

const isName: ReadonlySet<string> = new Set<(typeof fields)[number]>(["title", "heading", "name"]);

type Stem = (word: string) => string;
export type Found = Pick<SearchAnswer, "hits" | "sets">;
export type Find = (question: Question) => Found;

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

/** "Soft descriptor" is also found as one word. */
function joinedTerms(text: string, ignored: ReadonlySet<string>): string[] {
  const words = tokenize(text).map(({ forms: [whole = ""] }) => whole);
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    return next === undefined || ignored.has(word) || ignored.has(next) ? [] : [word + next];
  });
}

/** In the column of codes CON and CAN are no common words. */
const noWords: ReadonlySet<string> = new Set();

const pause = () => new Promise((resolve) => setTimeout(resolve));

interface Reading {
  readonly stem: Stem;
  readonly ignored: ReadonlySet<string>;
  readonly weights: Weights;
}

/** Builds in pieces, so that whoever holds the thread can answer from an older index in between. */
async function indexEntries(entries: readonly SearchEntry[], { stem, ignored, weights }: Reading) {
  const index = new TermIndex();
  for (const entry of entries) {
    index.add(
      fields.map((name) => ({
        boost: weights.fields[name],
        usualLength: usualLengths[name],
        terms: [
          ...termsOf(entry[name], stem, name === "code" ? noWords : ignored),
          ...(isName.has(name) ? joinedTerms(entry[name], ignored) : []),
        ],
      })),
    );
    if (index.size % chunkSize === 0) await pause();
  }
  return index;
}

function toHit({ entry, score }: Ranked, terms: ReadonlySet<string>, stem: Stem): Hit {
  const { kind, url, label, trail, text } = entry;
  const matches = (form: string) => terms.has(form) || terms.has(stem(form));
  return {
    kind,
    url,
    label: highlight(label, matches),
    trail,
    excerpt: excerpt(text, matches),
    ...(score && { score }),
  };
}

export interface Prepared {
  readonly entries: readonly SearchEntry[];
  readonly index: TermIndex;
  readonly vocabulary: Vocabulary;
}

/** All that takes time and holds for every question. */
export async function prepareSearch(
  locale: Locale,
  head: readonly PageHead[],
  body?: IndexBody,
  weights: Weights = fitted,
): Promise<Prepared> {
  const stem = makeStemmer(locale);
  const ignored = stopWords(locale);
  const entries = listEntries(labelStems(stem, ignored), head, body);
  const index = await indexEntries(entries, { stem, ignored, weights });
  const knows = (term: string) => index.has(term);
  return { entries, index, vocabulary: { knows, stem, stopWords: ignored, alike: synonyms(locale, stem) } };
}

export const finderOf =
  ({ entries, index, vocabulary }: Prepared, weights: Weights = fitted): Find =>
  (question) => {
    const words = readQuery(question.query, vocabulary);
    const scores = scoreEntries(index, words, weights);
    const { ranked, sets } = rank({ entries, words, scores, weights, question });
    return { hits: ranked.map((each) => toHit(each, scores.terms, vocabulary.stem)), sets };
  };

export const makeFinder = async (
  locale: Locale,
  head: readonly PageHead[],
  body?: IndexBody,
): Promise<Find> => finderOf(await prepareSearch(locale, head, body));
