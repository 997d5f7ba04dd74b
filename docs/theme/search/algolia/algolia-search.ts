import type { Locale } from "@portal/shared/locales.ts";
import { liteClient } from "algoliasearch/lite";
import { findDocSetName } from "../../../data/doc-sets/doc-set-names.data.ts";
import {
  type FoundSet,
  type Hit,
  type OpenSearch,
  type Question,
  type Segment,
  sameQuestion,
} from "../engine/answer.ts";
import { type AlgoliaKeys, algoliaIndexName } from "./algolia-keys.ts";
import type { AlgoliaRecord } from "./algolia-record.ts";

const marks = { highlightPreTag: "\ue000", highlightPostTag: "\ue001" };
const mostHits = 20;
const mostSets = 6;

/** Marks are characters for private use, which no page has, so nothing here needs to be read as HTML. */
export function segmentsOf(marked: string): Segment[] {
  return marked
    .split(/(\ue000[^\ue001]*\ue001)/)
    .filter((piece) => piece !== "")
    .map((piece) => ({
      text: piece.replace(/[\ue000\ue001]/g, ""),
      marked: piece.startsWith("\ue000"),
    }));
}

const valueOf = (result: unknown, fallback: string): string =>
  typeof result === "object" && result !== null && "value" in result && typeof result.value === "string"
    ? result.value
    : fallback;

interface AlgoliaHit extends AlgoliaRecord {
  readonly _highlightResult?: { readonly label?: unknown };
  readonly _snippetResult?: { readonly text?: unknown };
}

const toHit = ({ url, kind, label, trail, text, _highlightResult, _snippetResult }: AlgoliaHit): Hit => ({
  url,
  kind,
  label: segmentsOf(valueOf(_highlightResult?.label, label)),
  trail,
  excerpt: segmentsOf(valueOf(_snippetResult?.text, text.slice(0, 160))),
});

/** Most hits first. */
const setsOf = (facets: Readonly<Record<string, number>>, locale: Locale): FoundSet[] =>
  Object.entries(facets)
    .sort(([, one], [, other]) => other - one)
    .slice(0, mostSets)
    .map(([id]) => ({ id, name: findDocSetName(id)?.[locale] ?? id }));

/** The doc set that the reader has open comes a little before the others. */
function requestsFor({ query, only, reading }: Question, indexName: string) {
  const counted = { indexName, query, facets: ["docSet"] };
  const asked = {
    ...counted,
    hitsPerPage: mostHits,
    attributesToHighlight: ["label"],
    attributesToSnippet: ["text:28"],
    ...(only !== undefined && { facetFilters: [`docSet:${only}`] }),
    ...(reading !== undefined && { optionalFilters: [`docSet:${reading}`] }),
    ...marks,
  };
  // A filtered answer counts only what it was filtered by; the others are to stay in sight.
  return only === undefined ? [asked] : [asked, { ...counted, hitsPerPage: 0 }];
}

export const algoliaSearch =
  ({ appId, searchKey, index }: AlgoliaKeys, locale: Locale): OpenSearch =>
  ({ onAnswer, onFailure }) => {
    const client = liteClient(appId, searchKey);
    let asked: Question = { query: "" };
    const search = async (question: Question) => {
      const { results } = await client.searchForHits<AlgoliaHit>({
        requests: requestsFor(question, algoliaIndexName(index, locale)),
      });
      if (!sameQuestion(question, asked)) return;
      const { query, only } = question;
      const sets = setsOf(results.at(-1)?.facets?.docSet ?? {}, locale);
      onAnswer({ query, only, hits: (results[0]?.hits ?? []).map(toHit), sets, complete: true });
    };
    return {
      ask: (question) => {
        asked = question;
        if (question.query === "") return;
        search(question).catch(() => sameQuestion(question, asked) && onFailure());
      },
      close: () => {
        asked = { query: "" };
      },
    };
  };
