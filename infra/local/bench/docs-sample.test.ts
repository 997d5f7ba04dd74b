import { spread, variantConfig, variantSidebars } from "./docs-sample.ts";

const plugin = () => ({ name: "ours" });
const config = {
  title: "Documentation",
  future: { faster: true },
  onBrokenLinks: "throw",
  markdown: { mermaid: true, hooks: { onBrokenMarkdownLinks: "throw", onBrokenMarkdownImages: "throw" } },
  plugins: [
    ["/docs/own-docs-plugin.ts", { path: "content", sidebarPath: "./sidebars.ts", showLastUpdateTime: true }],
    plugin,
    "/docs/own-plugin.ts",
    "@docusaurus/plugin-content-pages",
    ["@docusaurus/plugin-sitemap", { lastmod: null }],
  ],
};

test("a sample takes as many pages as asked for from all over the list", () => {
  expect(spread(["a", "b", "c", "d", "e", "f"], 3)).toEqual(["a", "c", "e"]);
  expect(
    spread(
      Array.from({ length: 421 }, (_, at) => at),
      200,
    ),
  ).toHaveLength(200);
  expect(spread(["a", "b"], 200)).toEqual(["a", "b"]);
});

test("Docusaurus untuned keeps what pages need and loses the faster bundler, the history and our plugins", () => {
  const { future, plugins, markdown, title } = variantConfig(config, { untuned: true });
  expect({ future, title }).toEqual({ future: undefined, title: "Documentation" });
  expect(markdown).toMatchObject({ mermaid: true });
  expect(plugins).toEqual([
    ["@docusaurus/plugin-content-docs", { path: "content", sidebarPath: "./sidebars.ts" }],
    "@docusaurus/plugin-content-pages",
    ["@docusaurus/plugin-sitemap", { lastmod: null }],
  ]);
});

test("our own sample is built with all our tuning and plugins, from the named pages alone", () => {
  const { future, plugins } = variantConfig(config, { untuned: false, pages: ["e-sitef/a.mdx"] });
  expect(future).toEqual({ faster: true });
  expect(plugins).toEqual([
    [
      "/docs/own-docs-plugin.ts",
      {
        path: "content",
        sidebarPath: "./sidebars.sample.ts",
        showLastUpdateTime: true,
        include: ["e-sitef/a.mdx"],
      },
    ],
    plugin,
    "/docs/own-plugin.ts",
    "@docusaurus/plugin-content-pages",
    ["@docusaurus/plugin-sitemap", { lastmod: null }],
  ]);
});

test("a sample's sidebars name its pages alone, and no category is left empty", () => {
  const category = (label: string, ...items: string[]) => ({ type: "category" as const, label, items });
  const sidebars = {
    gateway: [
      category("Pay", "gateway/pay", "gateway/pay-later"),
      category("Cancel", "gateway/cancel"),
      "gateway/home",
    ],
    terminal: ["terminal/start"],
  };
  expect(variantSidebars(sidebars, ["gateway/pay.mdx", "gateway/home.md"])).toEqual({
    gateway: [category("Pay", "gateway/pay"), "gateway/home"],
  });
});
