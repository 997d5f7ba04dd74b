import type { Plugin } from "@docusaurus/types";

const ofTheme = (file: string) => require.resolve(`@docusaurus/theme-classic/lib/${file}.js`);

/** Puts our own modules where the classic theme would load its progress bar and the grammars that colour code. */
export const themeModulesPlugin = (): Plugin => ({
  name: "theme-modules",
  configureWebpack: (_config, isServer) => ({
    resolve: {
      alias: {
        [ofTheme("nprogress")]: require.resolve("./src/progress-bar.ts"),
        [ofTheme("prism-include-languages")]: require.resolve("./src/code/no-languages.ts"),
        ...(isServer && {
          [require.resolve("./src/code/tokenizer.ts")]: require.resolve("./src/code/tokenizer-of-server.ts"),
        }),
      },
    },
  }),
});
