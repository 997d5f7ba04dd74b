/** What the bench asks of a build of the documentation. */
export interface DocsVariant {
  /** Files below `docs/content`; all, unless they are named. */
  readonly pages?: readonly string[];
  /** As Docusaurus builds when nobody tunes it. */
  readonly untuned: boolean;
}

/** The parts of Docusaurus' configuration that a variant changes. */
interface DocsConfig {
  readonly plugins?: readonly unknown[];
  readonly markdown?: { readonly hooks?: object };
}

export const sampleSidebars = "./sidebars.sample.ts";

/** As many as asked for, spread evenly, so that guides and reference keep their shares. */
export function spread<T>(values: readonly T[], count: number): T[] {
  if (count >= values.length) return [...values];
  return values.filter(
    (_, at) => Math.floor((at * count) / values.length) !== Math.floor(((at - 1) * count) / values.length),
  );
}

type Configured = readonly [plugin: unknown, options: Readonly<Record<string, unknown>>];

const isConfigured = (plugin: unknown): plugin is Configured => Array.isArray(plugin) && plugin.length === 2;
const ofDocusaurus = (plugin: unknown) => typeof plugin === "string" && plugin.startsWith("@docusaurus/");

/** Only the plugin that reads the pages has sidebars, be it Docusaurus' own or ours around it. */
const readsPages = (plugin: unknown): plugin is Configured =>
  isConfigured(plugin) && "sidebarPath" in plugin[1];

function variantOfReader([plugin, options]: Configured, { pages, untuned }: DocsVariant): Configured {
  const sample = pages ? { include: pages, sidebarPath: sampleSidebars } : {};
  if (!untuned) return [plugin, { ...options, ...sample }];
  const { showLastUpdateTime: _, ...usual } = options;
  return ["@docusaurus/plugin-content-docs", { ...usual, ...sample }];
}

function variantPlugins(plugins: readonly unknown[], variant: DocsVariant): unknown[] {
  return plugins.flatMap((plugin) => {
    if (readsPages(plugin)) return [variantOfReader(plugin, variant)];
    const isOurs = !ofDocusaurus(isConfigured(plugin) ? plugin[0] : plugin);
    return variant.untuned && isOurs ? [] : [plugin];
  });
}

/**
 * Our own configuration with less in it. Without tuning it keeps what the pages need to compile and leaves the
 * bundler, the history and our plugins (routes, search, Markdown) out, so the peer has less to do than we have. Links
 * from a sample lead out of it: they are still looked at, and only reported.
 */
export function variantConfig<C extends DocsConfig>(config: C, variant: DocsVariant) {
  const reported = "warn" as const;
  return {
    ...config,
    ...(variant.untuned ? { future: undefined } : {}),
    onBrokenLinks: reported,
    onBrokenAnchors: reported,
    markdown: {
      ...config.markdown,
      hooks: { ...config.markdown?.hooks, onBrokenMarkdownLinks: reported },
    },
    plugins: variantPlugins(config.plugins ?? [], variant),
  };
}

interface Category {
  readonly type: "category";
  readonly label: string;
  readonly items: readonly SidebarItem[];
}
type SidebarItem = string | Category;

function kept(items: readonly SidebarItem[], ids: ReadonlySet<string>): SidebarItem[] {
  return items.flatMap((item): SidebarItem[] => {
    if (typeof item === "string") return ids.has(item) ? [item] : [];
    const below = kept(item.items, ids);
    return below.length > 0 ? [{ ...item, items: below }] : [];
  });
}

/** The same sidebars with the sample's pages alone; one that leads nowhere is left out. */
export function variantSidebars(
  sidebars: Readonly<Record<string, readonly SidebarItem[]>>,
  pages: readonly string[],
): Record<string, SidebarItem[]> {
  const ids = new Set(pages.map((page) => page.replace(/\.mdx?$/, "")));
  const entries = Object.entries(sidebars).map(([name, items]) => [name, kept(items, ids)] as const);
  return Object.fromEntries(entries.filter(([, items]) => items.length > 0));
}
