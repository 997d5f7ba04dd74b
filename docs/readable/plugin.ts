import type { LoadContext, Plugin } from "@docusaurus/types";
import { currentLocale } from "../current-locale.ts";
import { writeReadableFiles } from "./readable-files.ts";
import { readablePages } from "./readable-pages.ts";

/** Lays the Markdown of each page beside it, for readers' tools, and the lists of them at the root. */
export function readablePlugin(_context: LoadContext): Plugin {
  return {
    name: "readable-pages",
    postBuild: async ({ outDir, routesPaths }) => {
      const locale = currentLocale();
      const pages = readablePages(outDir, routesPaths, locale);
      if (pages.length === 0) throw new Error("No page of this build became Markdown.");
      writeReadableFiles(outDir, pages, locale);
    },
  };
}
