import { readFileSync } from "node:fs";
import compile from "icu-minify/compile";
import type { Plugin } from "vite";

function compileAll(value: unknown): unknown {
  if (typeof value === "string") return compile(value);
  return Object.fromEntries(Object.entries(Object(value)).map(([key, child]) => [key, compileAll(child)]));
}

/**
 * Parses the ICU messages while building, so that the browser gets them ready-made and without the parser (14 KB
 * compressed). Everything else that reads the catalogs, such as mails, parses them itself.
 */
export const compiledMessages = (): Plugin => ({
  name: "portal:compiled-messages",
  enforce: "pre",
  config: () => ({
    resolve: { alias: { "use-intl/format-message": "use-intl/format-message/format-only" } },
  }),
  load: {
    filter: { id: /\/shared\/messages\/[a-z]{2}\/[\w-]+\.json$/ },
    handler: (id) => JSON.stringify(compileAll(JSON.parse(readFileSync(id, "utf8")))),
  },
});
