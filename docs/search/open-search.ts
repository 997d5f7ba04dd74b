import type { Locale } from "../../shared/locales.ts";
import type { AlgoliaKeys } from "./algolia/algolia-keys.ts";
import type { OpenSearch, Question, SearchSource } from "./engine/answer.ts";
import { localSearch } from "./local-search.ts";

/** Algolia's client is another file, which browsers of a site without keys never ask for. */
const remoteSearch =
  (keys: AlgoliaKeys, locale: Locale): OpenSearch =>
  (listener) => {
    let latest: Question = { query: "" };
    let source: SearchSource | undefined;
    let closed = false;
    const connect = async () => {
      const { algoliaSearch } = await import("./algolia/algolia-search.ts");
      if (closed) return;
      source = algoliaSearch(keys, locale)(listener);
      source.ask(latest);
    };
    connect().catch(listener.onFailure);
    return {
      ask: (question) => {
        latest = question;
        source?.ask(question);
      },
      close: () => {
        closed = true;
        source?.close();
      },
    };
  };

export const openSearchFor = (keys: AlgoliaKeys | undefined, baseUrl: string, locale: Locale): OpenSearch =>
  keys ? remoteSearch(keys, locale) : localSearch(baseUrl, locale);
