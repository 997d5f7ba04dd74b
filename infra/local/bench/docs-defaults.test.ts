import { untunedConfig } from "./docs-defaults.ts";

const config = {
  title: "Documentation",
  future: { faster: true },
  onBrokenLinks: "throw",
  markdown: { mermaid: true, hooks: { onBrokenMarkdownLinks: "throw", onBrokenMarkdownImages: "throw" } },
  plugins: [
    ["/docs/own-docs-plugin.ts", { path: "content", sidebarPath: "./sidebars.ts", showLastUpdateTime: true }],
    () => ({ name: "ours" }),
    "/docs/own-plugin.ts",
    "@docusaurus/plugin-content-pages",
    ["@docusaurus/plugin-sitemap", { lastmod: null }],
  ],
};

test("Docusaurus untuned keeps what pages need and loses the faster bundler, the history and our plugins", () => {
  const { future, plugins, markdown, title } = untunedConfig(config);
  expect({ future, title }).toEqual({ future: undefined, title: "Documentation" });
  expect(markdown).toMatchObject({ mermaid: true, hooks: { onBrokenMarkdownImages: "throw" } });
  expect(plugins).toEqual([
    ["@docusaurus/plugin-content-docs", { path: "content", sidebarPath: "./sidebars.ts" }],
    "@docusaurus/plugin-content-pages",
    ["@docusaurus/plugin-sitemap", { lastmod: null }],
  ]);
});

test("a link that leads nowhere without our plugins is reported, and does not end the build", () => {
  expect(untunedConfig(config)).toMatchObject({
    onBrokenLinks: "warn",
    markdown: { hooks: { onBrokenMarkdownLinks: "warn" } },
  });
});
