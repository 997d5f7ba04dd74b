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

function docsPlugin(plugin: unknown, { pages, untuned }: DocsVariant): unknown {
  if (!Array.isArray(plugin) || plugin[0] !== "@docusaurus/plugin-content-docs") return plugin;
  const { showLastUpdateTime, ...options } = plugin[1];
  return [
    plugin[0],
    {
      ...options,
      ...(untuned ? {} : { showLastUpdateTime }),
      ...(pages ? { include: pages, sidebarPath: sampleSidebars } : {}),
    },
  ];
}

/**
 * Our own configuration with less in it. Without tuning it keeps what the pages need to compile and leaves the
 * bundler, the history and our plugins (search, Markdown) out, so the peer has less to do than we have. Links from a
 * sample lead out of it: they are still looked at, and only reported.
 */
export function variantConfig<C extends DocsConfig>(config: C, variant: DocsVariant) {
  const plugins = (config.plugins ?? []).filter(
    (plugin) => !(variant.untuned && typeof plugin === "function"),
  );
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
    plugins: plugins.map((plugin) => docsPlugin(plugin, variant)),
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
