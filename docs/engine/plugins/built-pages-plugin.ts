import { readFileSync, writeFileSync } from "node:fs";
import type { LoadContext, Plugin } from "@docusaurus/types";
import type { Locale } from "@portal/shared/locales.ts";
import { writeReadableFiles } from "../readable/readable-files.ts";
import { type ReadablePage, readablePage } from "../readable/readable-pages.ts";
import { structuredData, withStructuredData } from "../readable/structured-data.ts";
import { searchRecord } from "../search/index/collect-pages.ts";
import { writeIndexFiles } from "../search/index/index-files.ts";
import { type BuiltPage, builtPages } from "../site/built-pages.ts";
import { currentLocale } from "../site/current-locale.ts";

/** Not a part of what React draws: no reader's browser has to carry it a second time. */
function describe({ file, $ }: BuiltPage, readable: ReadablePage, locale: Locale): void {
  const html = readFileSync(file, "utf8");
  writeFileSync(file, withStructuredData(html, structuredData($, readable, locale)));
}

/**
 * Reads the pages of the locale that was just built as readers get them. Writes the search index, lays the Markdown
 * of each page beside it, for readers' tools, and the lists of them at the root.
 */
export function builtPagesPlugin(_context: LoadContext): Plugin {
  return {
    name: "built-pages",
    postBuild: async ({ outDir, routesPaths }) => {
      const locale = currentLocale();
      // One after the other: a parsed page takes a hundred times the room of what is kept of it.
      const pages = Array.from(builtPages(outDir, routesPaths, locale), (page) => {
        const readable = readablePage(page, locale);
        if (readable) describe(page, readable, locale);
        return { record: searchRecord(page, locale), readable };
      });
      const records = pages.flatMap(({ record }) => record ?? []);
      const readable = pages.flatMap((page) => page.readable ?? []);
      if (records.length === 0) throw new Error("No page of this build can be searched.");
      if (readable.length === 0) throw new Error("No page of this build became Markdown.");
      writeIndexFiles(outDir, records);
      writeReadableFiles(outDir, readable, locale);
    },
  };
}
