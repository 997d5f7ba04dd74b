import type { Plugin } from "@docusaurus/types";

/** Puts `src/progress-bar.ts` where the classic theme loads its own progress bar. */
export const progressBarPlugin = (): Plugin => ({
  name: "progress-bar",
  configureWebpack: () => ({
    resolve: {
      alias: {
        [require.resolve("@docusaurus/theme-classic/lib/nprogress.js")]:
          require.resolve("./src/progress-bar.ts"),
      },
    },
  }),
});
