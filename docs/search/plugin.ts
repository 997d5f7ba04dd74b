import type { LoadContext, Plugin } from "@docusaurus/types";
import { currentLocale } from "../current-locale.ts";
import { algoliaKeysFrom, searchPluginName } from "./algolia-keys.ts";
import { collectPages } from "./collect-pages.ts";
import { writeIndexFiles } from "./index-files.ts";

/** Writes the search index of the locale that was just built, from the pages as readers get them. */
export function searchIndexPlugin(_context: LoadContext): Plugin {
  return {
    name: searchPluginName,
    contentLoaded: async ({ actions }) => {
      actions.setGlobalData(algoliaKeysFrom(process.env) ?? {});
    },
    postBuild: async ({ outDir, routesPaths }) => {
      const pages = collectPages(outDir, routesPaths, currentLocale());
      if (pages.length === 0) throw new Error("No page of this build can be searched.");
      writeIndexFiles(outDir, pages);
    },
  };
}
