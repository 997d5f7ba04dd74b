import type { LoadContext, Plugin } from "@docusaurus/types";
import { algoliaKeysFrom, searchPluginName } from "../search/algolia/algolia-keys.ts";

/** Tells the search dialog which keys of Algolia the stage has, if any. */
export function algoliaKeysPlugin(_context: LoadContext): Plugin {
  return {
    name: searchPluginName,
    contentLoaded: async ({ actions }) => {
      actions.setGlobalData(algoliaKeysFrom(process.env) ?? {});
    },
  };
}
