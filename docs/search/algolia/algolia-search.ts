import { liteClient } from "algoliasearch/lite";
import type { Locale } from "../../../shared/locales.ts";
import type { Hit, OpenSearch, Segment } from "../engine/answer.ts";
import { type AlgoliaKeys, algoliaIndexName } from "./algolia-keys.ts";
import type { AlgoliaRecord } from "./algolia-record.ts";

const marks = { highlightPreTag: "\ue000", highlightPostTag: "\ue001" };
const mostHits = 20;

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

export const algoliaSearch =
  ({ appId, searchKey, index }: AlgoliaKeys, locale: Locale): OpenSearch =>
  ({ onAnswer, onFailure }) => {
    const client = liteClient(appId, searchKey);
    let asked = "";
    const search = async (query: string) => {
      const { hits } = await client
        .searchForHits<AlgoliaHit>({
          requests: [
            {
              indexName: algoliaIndexName(index, locale),
              query,
              hitsPerPage: mostHits,
              attributesToHighlight: ["label"],
              attributesToSnippet: ["text:28"],
              ...marks,
            },
          ],
        })
        .then(({ results: [result] }) => result ?? { hits: [] });
      if (query === asked) onAnswer({ query, hits: hits.map(toHit), complete: true });
    };
    const ask = (query: string) => {
      asked = query;
      if (query !== "") search(query).catch(() => query === asked && onFailure());
    };
    return {
      ask,
      close: () => {
        asked = "";
      },
    };
  };
