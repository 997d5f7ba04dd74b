import { join } from "node:path";
import { locales } from "../../shared/locales.ts";
import { measureSearch, searchLimits } from "./figures.ts";
import { readIndex } from "./read-index.ts";

async function bench(): Promise<void> {
  const results: Record<string, Awaited<ReturnType<typeof measureSearch>>> = {};
  for (const locale of locales) {
    const index = readIndex(join(__dirname, "../build"), locale);
    if (!index) throw new Error(`Nothing is built in "${locale}": run npm run build:docs first.`);
    results[locale] = await measureSearch(locale, index);
  }
  console.table(results);
  const missed = Object.values(results).some(
    (result) =>
      result.firstQueryKBAtFullSite > searchLimits.firstQueryKB ||
      result.indexKBAtFullSite > searchLimits.indexKB ||
      result.p99Milliseconds > searchLimits.p99Milliseconds,
  );
  console.log(`Limits: ${JSON.stringify(searchLimits)}: ${missed ? "missed" : "met"}.`);
  process.exitCode = missed ? 1 : 0;
}

bench().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
