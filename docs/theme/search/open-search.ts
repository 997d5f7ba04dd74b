import type { Locale } from "@portal/shared/locales.ts";
import { stageKeys } from "./algolia/algolia-keys.ts";
import type { OpenSearch, Question, SearchSource } from "./engine/answer.ts";
import { localSearch } from "./local-search.ts";

/** Algolia's client is another file, which browsers of a stage without keys never ask for. */
async function sourceOf(baseUrl: string, locale: Locale): Promise<OpenSearch> {
  const keys = await stageKeys();
  if (keys === undefined) return localSearch(baseUrl, locale);
  const { algoliaSearch } = await import("./algolia/algolia-search.ts");
  return algoliaSearch(keys, locale);
}

/** Searches where the stage says: with Algolia, or in the site's own index. */
export const openSearchFor =
  (baseUrl: string, locale: Locale): OpenSearch =>
  (listener) => {
    let latest: Question = { query: "" };
    let source: SearchSource | undefined;
    let closed = false;
    const connect = async () => {
      const open = await sourceOf(baseUrl, locale);
      if (closed) return;
      source = open(listener);
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
