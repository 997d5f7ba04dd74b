import type { Plugin } from "@docusaurus/types";
import { type Locale, locales } from "@portal/shared/locales.ts";

const catalogs = (locale: Locale) => `@portal/shared/messages/${locale}/docs`;

/**
 * Each language is a build of its own, whose pages speak no other one: wherever a module asks for the documentation's
 * catalogs of another language it gets this build's, so that no page carries three.
 */
export const oneLanguagePlugin = (current: Locale) => (): Plugin => ({
  name: "one-language",
  configureWebpack: () => ({
    resolve: {
      alias: Object.fromEntries(
        locales.filter((locale) => locale !== current).map((locale) => [catalogs(locale), catalogs(current)]),
      ),
    },
  }),
});
