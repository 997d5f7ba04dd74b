import type { LoadContext, Plugin } from "@docusaurus/types";
import { writeReadableFiles } from "../readable/readable-files.ts";
import { readablePage } from "../readable/readable-pages.ts";
import { searchRecord } from "../search/index/collect-pages.ts";
import { writeIndexFiles } from "../search/index/index-files.ts";
import { builtPages } from "../site/built-pages.ts";
import { currentLocale } from "../site/current-locale.ts";

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
      const pages = Array.from(builtPages(outDir, routesPaths, locale), (page) => ({
        record: searchRecord(page, locale),
        readable: readablePage(page, locale),
      }));
      const records = pages.flatMap(({ record }) => record ?? []);
      const readable = pages.flatMap((page) => page.readable ?? []);
      if (records.length === 0) throw new Error("No page of this build can be searched.");
      if (readable.length === 0) throw new Error("No page of this build became Markdown.");
      writeIndexFiles(outDir, records);
      writeReadableFiles(outDir, readable, locale);
    },
  };
}
