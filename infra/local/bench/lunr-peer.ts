import type { Locale } from "@portal/shared/locales.ts";
import lunr, { type Index, type PipelineFunction } from "lunr";
import {
  grownToFullSite,
  kilobytesAtFullSite,
  type SearchCost,
  timeQueries,
} from "../../../docs/engine/search/figures.ts";
import type { BuiltIndex } from "../../../docs/engine/search/index/read-index.ts";
import { listEntries, type SearchEntry } from "../../../docs/theme/search/engine/entries.ts";
import { makeStemmer } from "../../../docs/theme/search/engine/words/stem.ts";
import { stopWords } from "../../../docs/theme/search/engine/words/stop-words.ts";
import { fold } from "../../../docs/theme/search/engine/words/tokens.ts";

/** The same texts with the same weights as in our own index. */
const boosts = { code: 6, title: 5, heading: 4, context: 0.7, text: 1 } satisfies Partial<
  Record<keyof SearchEntry, number>
>;

const edges = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
const foldedTerm = (text: string) => fold(text).replace(edges, "");

/** lunr's own words are English; it gets the stemmer and the stop words that ours has, in all three languages. */
function pipelineOf(locale: Locale): PipelineFunction {
  const stem = makeStemmer(locale);
  const ignored = stopWords(locale);
  const prepare: PipelineFunction = (token) => {
    const word = foldedTerm(token.toString());
    return word === "" || ignored.has(word) ? undefined : token.update(() => stem(word));
  };
  // The name by which a serialized index finds the function again.
  lunr.Pipeline.registerFunction(prepare, `prepare-${locale}`);
  return prepare;
}

const pipelines: Record<Locale, PipelineFunction> = {
  pt: pipelineOf("pt"),
  en: pipelineOf("en"),
  es: pipelineOf("es"),
};

export function buildLunr(locale: Locale, { head, body }: Pick<BuiltIndex, "head" | "body">): Index {
  const entries = listEntries(() => ({ name: "", all: [] }), head, body);
  return lunr((builder) => {
    for (const pipeline of [builder.pipeline, builder.searchPipeline]) {
      pipeline.reset();
      pipeline.add(pipelines[locale]);
    }
    builder.ref("id");
    for (const [field, boost] of Object.entries(boosts)) builder.field(field, { boost });
    for (const entry of entries) builder.add(entry);
  });
}

/** As the usual Docusaurus plugins ask lunr while somebody types: whole words first, then beginnings of words. */
export const askLunr = (index: Index) => (query: string) => {
  const words = lunr.tokenizer(query);
  const beginnings = words.map((word) => foldedTerm(word.toString())).filter((word) => word !== "");
  return index.query((asked) => {
    asked.term(words, { boost: 10 });
    asked.term(beginnings, { wildcard: lunr.Query.wildcard.TRAILING, usePipeline: false });
  });
};

/**
 * What lunr would cost on the same pages, counted in its favour: its index names hits only by number, and the titles
 * and texts that a reader is shown would come on top; it is asked without mistakes in spelling and without synonyms.
 */
export function measureLunr(locale: Locale, index: BuiltIndex): SearchCost {
  const indexKB = kilobytesAtFullSite(JSON.stringify(buildLunr(locale, index)), index.head.length);
  const serialized = JSON.stringify(buildLunr(locale, grownToFullSite(index)));
  const loaded = lunr.Index.load(JSON.parse(serialized));
  // lunr's index only works as a whole, so the first query waits for all of it.
  return { firstQueryKB: indexKB, indexKB, ...timeQueries(locale, askLunr(loaded)) };
}

/** The addresses that lunr finds, best first; it knows its hits by number alone. */
export function lunrFinder(
  locale: Locale,
  index: Pick<BuiltIndex, "head" | "body">,
): (query: string) => string[] {
  const entries = listEntries(() => ({ name: "", all: [] }), index.head, index.body);
  const ask = askLunr(buildLunr(locale, index));
  return (query) => ask(query).map(({ ref }) => entries[Number(ref)]?.url ?? "");
}
