import { readFileSync } from "node:fs";
import type { Plugin } from "esbuild";

/** Pages that a function writes carry their style sheet in themselves: it is bundled as a text, and minified like code. */
export const styleTexts: Plugin = {
  name: "style-texts",
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await build.esbuild.transform(readFileSync(path, "utf8"), {
        loader: "css",
        minify: true,
      });
      return { contents: code.trim(), loader: "text" };
    });
  },
};
