import type { Locale } from "@portal/shared/locales.ts";
import type { Algoliasearch } from "algoliasearch";
import { algoliaIndexName } from "../../../theme/search/algolia/algolia-keys.ts";
import type { PageRecord } from "../../../theme/search/engine/page-record.ts";
import { algoliaRecords } from "./algolia-records.ts";

/** What Algolia is told about each index; the order of attributes is the order of their weight. */
const settings = (language: Locale) => ({
  searchableAttributes: ["code", "label", "unordered(trail)", "unordered(text)"],
  attributesToRetrieve: ["url", "kind", "label", "trail", "text"],
  attributesForFaceting: ["docSet"],
  indexLanguages: [language],
  queryLanguages: [language],
  ignorePlurals: true,
  removeStopWords: true,
  // A typo in a code is another code.
  allowTyposOnNumericTokens: false,
  separatorsToIndex: "-",
  distinct: false,
});

interface Push {
  readonly index: string;
  readonly locale: Locale;
  readonly pages: readonly PageRecord[];
}

/** Readers go on searching the old records until all new ones are there. */
export async function sendRecords(
  client: Pick<Algoliasearch, "setSettings" | "replaceAllObjects">,
  { index, locale, pages }: Push,
): Promise<{ readonly indexName: string; readonly count: number }> {
  const indexName = algoliaIndexName(index, locale);
  const objects = algoliaRecords(pages);
  await client.setSettings({ indexName, indexSettings: settings(locale) });
  await client.replaceAllObjects({ indexName, objects });
  return { indexName, count: objects.length };
}
