import type { LoadContext, Plugin } from "@docusaurus/types";
import { currentLocale } from "../site/current-locale.ts";

/** Lays a page that leads on at each address that was a page once. Its data is read only by the process that builds. */
export function movedPagesPlugin(_context: LoadContext): Plugin {
  return {
    name: "moved-pages",
    postBuild: async ({ outDir }) => {
      const { writeMovedPages } = await import("../site/moved-pages.ts");
      writeMovedPages(outDir, currentLocale());
    },
  };
}
