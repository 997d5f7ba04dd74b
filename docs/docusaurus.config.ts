import { join } from "node:path";
import type * as Docs from "@docusaurus/plugin-content-docs";
import type * as Pages from "@docusaurus/plugin-content-pages";
import type * as Sitemap from "@docusaurus/plugin-sitemap";
import type * as ThemeCommon from "@docusaurus/theme-common";
import type { Config } from "@docusaurus/types";
import { defaultLocale, localeDetails, locales } from "@portal/shared/locales.ts";
import { site } from "@portal/shared/site.ts";
import { exampleExpiry } from "./data/examples/values/expiry.ts";
import { contentFolder, editLink } from "./engine/generate/generated-page.ts";
import { sourceText, withHeadingIds } from "./engine/generate/heading-ids.ts";
import { withPageEnd } from "./engine/generate/page-end.ts";
import { withTitle } from "./engine/generate/page-title.ts";
import { builtPagesPlugin } from "./engine/plugins/built-pages-plugin.ts";
import { exampleDatesPlugin } from "./engine/plugins/example-dates-plugin.ts";
import { movedPagesPlugin } from "./engine/plugins/moved-pages-plugin.ts";
import { oneLanguagePlugin } from "./engine/plugins/one-language-plugin.ts";
import { ownTheme } from "./engine/plugins/own-theme.ts";
import { serverGlobalsPlugin } from "./engine/plugins/server-globals-plugin.ts";
import { themeModulesPlugin } from "./engine/plugins/theme-modules-plugin.ts";
import { currentLocale } from "./engine/site/current-locale.ts";
import { pageHistory } from "./engine/site/last-changes.ts";
import { sitemapItems } from "./engine/site/sitemap-items.ts";
import { frameWords } from "./words/frame.ts";

const locale = currentLocale();
const versionLabel = frameWords.versionLabel[locale];

export default {
  title: site.title[locale],
  tagline: site.tagline[locale],
  url: site.url,
  baseUrl: "/",
  // The mark lives with the brand, so that the portal shows the same one.
  staticDirectories: ["static", "../shared/brand/public"],
  favicon: "logo.svg",
  // The home page has its own: this one speaks English only and is an inline script, which the policy forbids.
  baseUrlIssueBanner: false,
  onBrokenLinks: "throw",
  onBrokenAnchors: "throw",
  onDuplicateRoutes: "throw",
  future: { v4: true, faster: true, experimental_vcs: pageHistory(join(__dirname, "..")) },
  // Plain keys: the portal, on the same origin, reads and writes the same `theme`.
  storage: { type: "localStorage", namespace: false },
  i18n: {
    defaultLocale,
    locales: [...locales],
    localeConfigs: Object.fromEntries(
      locales.map((each) => {
        const { label, direction, htmlLang, prefix } = localeDetails[each];
        return [each, { label, direction, htmlLang, baseUrl: `${prefix}/`, translate: true }];
      }),
    ),
  },
  markdown: {
    // Only makes elements of the fences; `frame.tsx` draws them.
    mermaid: true,
    emoji: false,
    parseFrontMatter: ({ filePath, fileContent, defaultParseFrontMatter }) =>
      defaultParseFrontMatter({ filePath, fileContent: withTitle(filePath, fileContent) }),
    hooks: { onBrokenMarkdownLinks: "throw", onBrokenMarkdownImages: "throw" },
    // Hosts stand in one place; examples name them by these words.
    preprocessor: ({ filePath, fileContent }) =>
      withPageEnd(filePath, withHeadingIds(fileContent, sourceText(filePath, fileContent)))
        .replaceAll("%testHost%", site.testHost)
        .replaceAll("%exampleExpiry%", exampleExpiry)
        .replaceAll("%productionHost%", site.productionHost)
        .replaceAll("%productionHtmlHost%", site.productionHtmlHost)
        .replaceAll("%supportEmail%", site.supportEmail)
        .replaceAll("%commercialEmail%", site.commercialEmail),
  },
  customFields: {
    statusUrl: site.statusUrl,
    companyLabel: site.companyLabel,
    testHost: site.testHost,
    productionHost: site.productionHost,
  },
  plugins: [
    [
      require.resolve("./engine/plugins/routing/doc-sets-plugin.ts"),
      {
        path: "content",
        routeBasePath: "docs",
        sidebarPath: "./sidebars.ts",
        // Generated pages name the data that they are made of instead.
        editUrl: (page) => editLink(`${contentFolder(page.locale)}/${page.docPath}`),
        showLastUpdateTime: true,
        versions: { current: { label: versionLabel, badge: true } },
      } satisfies Docs.Options,
    ],
    [
      "@docusaurus/plugin-content-pages",
      { path: "theme/pages", showLastUpdateTime: true } satisfies Pages.Options,
    ],
    themeModulesPlugin,
    oneLanguagePlugin(locale),
    serverGlobalsPlugin,
    exampleDatesPlugin,
    require.resolve("./engine/plugins/routing/lazy-routes-plugin.ts"),
    builtPagesPlugin,
    movedPagesPlugin,
    [
      "@docusaurus/plugin-sitemap",
      {
        lastmod: "datetime",
        changefreq: null,
        priority: null,
        createSitemapItems: sitemapItems,
      } satisfies Sitemap.Options,
    ],
  ],
  themes: [
    [
      "@docusaurus/theme-classic",
      {
        customCss: [
          "@portal/shared/brand/tokens.css",
          "@portal/shared/brand/controls.css",
          "@portal/shared/brand/header/header.css",
          "@portal/shared/brand/footer.css",
          "./theme/css/docusaurus.css",
          "./theme/css/sidebar.css",
          "./theme/css/frame.css",
          "./theme/css/states.css",
          "./theme/css/code.css",
          "./theme/css/diagram.css",
          "./theme/css/page-tools.css",
          "./theme/css/reference.css",
          "./theme/css/operation.css",
          "./theme/css/print.css",
        ].map((file) => require.resolve(file)),
      },
    ],
    ownTheme,
  ],
  themeConfig: {
    colorMode: { defaultMode: "light", disableSwitch: false, respectPrefersColorScheme: true },
    docs: {
      sidebar: { hideable: true, autoCollapseCategories: true },
      versionPersistence: "localStorage",
    },
    image: "social-card.png",
    metadata: [
      { property: "og:type", content: "website" },
      { property: "og:site_name", content: site.title[locale] },
    ],
    navbar: { title: site.title[locale], hideOnScroll: false, items: [] },
    prism: {
      // Colours are in `code.css`: named here, they would be written out at every token.
      theme: { plain: {}, styles: [] },
      additionalLanguages: ["java", "json", "csharp", "php", "python", "pascal", "bash", "http"],
    },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  } satisfies ThemeCommon.UserThemeConfig,
} satisfies Config;
