import { join } from "node:path";
import { algoliasearch } from "algoliasearch";
import { locales } from "../../shared/locales.ts";
import { algoliaIndexName } from "./algolia-keys.ts";
import { algoliaRecords } from "./algolia-record.ts";
import { readBuiltPages } from "./collect-pages.ts";

/** What Algolia is told about each index; the order of attributes is the order of their weight. */
const settings = (language: "pt" | "en" | "es") => ({
  searchableAttributes: ["code", "label", "unordered(trail)", "unordered(text)"],
  attributesToRetrieve: ["url", "kind", "label", "trail", "text"],
  indexLanguages: [language],
  queryLanguages: [language],
  ignorePlurals: true,
  removeStopWords: true,
  // A typo in a code is another code.
  allowTyposOnNumericTokens: false,
  separatorsToIndex: "-",
  distinct: false,
});

async function push(): Promise<void> {
  const { ALGOLIA_APP_ID: appId, ALGOLIA_ADMIN_KEY: adminKey, ALGOLIA_INDEX: index } = process.env;
  if (!appId || !adminKey || !index) {
    throw new Error(
      "ALGOLIA_APP_ID, ALGOLIA_ADMIN_KEY and ALGOLIA_INDEX say where the records go; one is missing.",
    );
  }
  const client = algoliasearch(appId, adminKey);
  for (const locale of locales) {
    const indexName = algoliaIndexName(index, locale);
    const objects = algoliaRecords(readBuiltPages(join(__dirname, "../build"), locale));
    if (objects.length === 0)
      throw new Error(`Nothing is built in "${locale}": run npm run build:docs first.`);
    await client.setSettings({ indexName, indexSettings: settings(locale) });
    await client.replaceAllObjects({ indexName, objects });
    console.log(`${indexName}: ${objects.length} records`);
  }
}

push().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
