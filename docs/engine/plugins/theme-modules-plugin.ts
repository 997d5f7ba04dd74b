import type { Plugin } from "@docusaurus/types";

const ofTheme = (file: string) => require.resolve(`@docusaurus/theme-classic/lib/${file}.js`);

/** On the server, what browsers fetch only when they need it is there from the start. */
const ofServer = Object.fromEntries(
  ["code/tokenizer", "diagram/drawer"].map((module) => [
    require.resolve(`../../theme/${module}.ts`),
    require.resolve(`../../theme/${module}-of-server.ts`),
  ]),
);

const ofBrowser = { "@docusaurus/utils-common$": require.resolve("../../theme/routing/address-rules.ts") };

/**
 * Puts our own modules where the classic theme would load its progress bar and the grammars that colour code. The
 * server draws no such bar, and loads there what its pages share.
 */
export const themeModulesPlugin = (): Plugin => ({
  name: "theme-modules",
  configureWebpack: (_config, isServer) => ({
    resolve: {
      alias: {
        [ofTheme("nprogress")]: require.resolve(
          isServer ? "../../theme/server-modules.ts" : "../../theme/routing/slow-navigation.ts",
        ),
        [ofTheme("prism-include-languages")]: require.resolve("../../theme/code/no-languages.ts"),
        ...(isServer ? ofServer : ofBrowser),
      },
    },
  }),
  getClientModules: () => [require.resolve("../../theme/routing/arrived-at.ts")],
  // What its preset rewrites, the minimizer does for the same browsers; starting it costs a tenth of a build.
  configurePostCss: (options) => ({ ...options, plugins: [], config: false }),
});
