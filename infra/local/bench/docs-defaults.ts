/** The parts of Docusaurus' configuration that are ours. */
interface DocsConfig {
  readonly plugins?: readonly unknown[];
  readonly markdown?: { readonly hooks?: object };
}

type Configured = readonly [plugin: unknown, options: Readonly<Record<string, unknown>>];

const isConfigured = (plugin: unknown): plugin is Configured => Array.isArray(plugin) && plugin.length === 2;
const ofDocusaurus = (plugin: unknown) => typeof plugin === "string" && plugin.startsWith("@docusaurus/");

/** Only the plugin that reads the pages has sidebars, be it Docusaurus' own or ours around it. */
const readsPages = (plugin: unknown): plugin is Configured =>
  isConfigured(plugin) && "sidebarPath" in plugin[1];

function untunedPlugins(plugins: readonly unknown[]): unknown[] {
  return plugins.flatMap((plugin): unknown[] => {
    if (readsPages(plugin)) {
      const { showLastUpdateTime: _, ...usual } = plugin[1];
      return [["@docusaurus/plugin-content-docs", usual]];
    }
    return ofDocusaurus(isConfigured(plugin) ? plugin[0] : plugin) ? [plugin] : [];
  });
}

/**
 * Our own configuration as Docusaurus builds when nobody tunes it: with what the pages need to compile, and without the
 * bundler, the history and our plugins (routes, search, Markdown), so that the peer has less to do than we have. Links
 * to what our plugins make lead nowhere then: they are still looked at, and only reported.
 */
export function untunedConfig<C extends DocsConfig>(config: C) {
  const reported = "warn" as const;
  return {
    ...config,
    future: undefined,
    onBrokenLinks: reported,
    onBrokenAnchors: reported,
    markdown: {
      ...config.markdown,
      hooks: { ...config.markdown?.hooks, onBrokenMarkdownLinks: reported },
    },
    plugins: untunedPlugins(config.plugins ?? []),
  };
}
