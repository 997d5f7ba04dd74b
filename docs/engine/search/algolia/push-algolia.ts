import { join } from "node:path";
import { locales } from "@portal/shared/locales.ts";
import { algoliasearch } from "algoliasearch";
import { readBuiltPages } from "../index/collect-pages.ts";
import { sendRecords } from "./algolia-push.ts";

async function push(): Promise<void> {
  const { ALGOLIA_APP_ID: appId, ALGOLIA_ADMIN_KEY: adminKey, ALGOLIA_INDEX: index } = process.env;
  if (!appId || !adminKey || !index) {
    const missing = ["ALGOLIA_APP_ID", "ALGOLIA_ADMIN_KEY", "ALGOLIA_INDEX"].filter(
      (name) => !process.env[name],
    );
    throw new Error(`Set ${missing.join(", ")}: they say where the records go. Nothing was sent.`);
  }
  const client = algoliasearch(appId, adminKey);
  for (const locale of locales) {
    const pages = readBuiltPages(join(__dirname, "../../../build"), locale);
    if (pages.length === 0) throw new Error(`Nothing is built in "${locale}": run npm run build:docs first.`);
    const { indexName, count } = await sendRecords(client, { index, locale, pages });
    console.log(`${indexName}: ${count} records`);
  }
}

push().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
