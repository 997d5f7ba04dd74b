import path from "node:path";
import type { Plugin } from "vite";

const ours = path.resolve(import.meta.dirname, "../src/lib/import-asked.ts");

/** Puts `lib/import-asked.ts`, which says why, in the place of Vite's helper around every `import()`. */
export const askedImports = (): Plugin => ({
  name: "portal:asked-imports",
  apply: "build",
  enforce: "pre",
  load: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () => `export { importAsked as __vitePreload } from ${JSON.stringify(ours)};`,
  },
});
