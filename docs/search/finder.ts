import MiniSearch from "minisearch";
import type { Locale } from "../../shared/locales.ts";
import type { Hit } from "./answer.ts";
import { type Entry, type LabelStems, listEntries } from "./entries.ts";
import { excerpt, highlight } from "./excerpt.ts";
import type { IndexBody, PageHead } from "./page-record.ts";
import { type QueryWord, readQuery } from "./query.ts";
import { rank } from "./ranking.ts";
import { makeStemmer } from "./stem.ts";
import { stopWords } from "./stop-words.ts";
import { synonyms } from "./synonyms.ts";
import { looserForms, tokenize } from "./tokens.ts";

/** Entries added before waiting questions are answered; about 10 ms of work. */
const chunkSize = 150;

const boost = { code: 6, title: 5, heading: 4, context: 0.7, text: 1 };
const weights = { prefix: 0.5, fuzzy: 0.3 };

type Stem = (word: string) => string;
export type Find = (query: string) => Hit[];

function indexFor(stem: Stem, ignored: ReadonlySet<string>) {
  const known = new Set<string>();
  const index = new MiniSearch<Entry>({
    fields: Object.keys(boost),
    tokenize: (text) => tokenize(text).flatMap(({ forms }) => forms),
    processTerm: (word) => {
      if (ignored.has(word)) return false;
      const forms = [...new Set([word, stem(word), ...looserForms(word)])];
      for (const form of forms) known.add(form);
      return forms;
    },
  });
  return { index, known };
}

const labelStems =
  (stem: Stem, ignored: ReadonlySet<string>) =>
  (label: string): LabelStems => {
    const forms = tokenize(label).map((token) => token.forms.filter((form) => !ignored.has(form)).map(stem));
    return { name: forms.map(([whole = ""]) => whole).join(""), all: forms.flat() };
  };

/** Few letters change a short word into another one. */
function distanceFor({ raw, isCode, isUnknown }: QueryWord): number {
  if (isCode || !isUnknown || raw.length < 4) return 0;
  return raw.length < 8 ? 1 : 2;
}

function ask(index: MiniSearch<Entry>, words: readonly QueryWord[]) {
  const typed = new Map(words.map((word) => [word.raw, word]));
  const terms = new Set(words.flatMap(({ raw, stem, alike }) => [raw, stem, ...alike]));
  const last = words.at(-1)?.raw;
  return index.search([...terms].join(" "), {
    boost,
    weights,
    tokenize: (joined) => joined.split(" "),
    processTerm: (term) => term,
    // A stem is the beginning of nothing; two letters only are while they are being typed.
    prefix: (term) => typed.has(term) && (term.length > 2 || (term.length === 2 && term === last)),
    fuzzy: (term) => {
      const word = typed.get(term);
      return word ? distanceFor(word) : false;
    },
  });
}

function toHit({ kind, url, label, trail, text }: Entry, terms: ReadonlySet<string>, stem: Stem): Hit {
  const matches = (form: string) => terms.has(form) || terms.has(stem(form));
  return { kind, url, label: highlight(label, matches), trail, excerpt: excerpt(text, matches) };
}

/** Builds in pieces, so that whoever holds the thread can answer from an older index in between. */
export async function makeFinder(locale: Locale, head: readonly PageHead[], body?: IndexBody): Promise<Find> {
  const stem = makeStemmer(locale);
  const ignored = stopWords(locale);
  const { index, known } = indexFor(stem, ignored);
  const vocabulary = {
    knows: (term: string) => known.has(term),
    stem,
    stopWords: ignored,
    alike: synonyms(locale, stem),
  };
  const entries = listEntries(labelStems(stem, ignored), head, body);
  await index.addAllAsync(entries, { chunkSize });

  return (query) => {
    const words = readQuery(query, vocabulary);
    if (words.length === 0) return [];
    return rank(ask(index, words), entries, words).map(({ result, entry }) =>
      toHit(entry, new Set(result.terms), stem),
    );
  };
}
