import docsPlugin, {
  type LoadedContent,
  type PluginOptions,
  type PropVersionMetadata,
} from "@docusaurus/plugin-content-docs";
import type { LoadContext, Plugin, RouteConfig } from "@docusaurus/types";
import { nextPages } from "../../../data/doc-sets/next-pages.data.ts";

const isVersion = (value: unknown): value is PropVersionMetadata =>
  typeof value === "object" && value !== null && "docsSidebars" in value && "docs" in value;

type SidebarItem = PropVersionMetadata["docsSidebars"][string][number];

/** Without what only cards of pages would read, which no page of ours draws. */
function slimItem(item: SidebarItem): SidebarItem {
  if (item.type === "category") return { ...item, items: item.items.map(slimItem) };
  if (item.type !== "link") return item;
  const { docId: _docId, unlisted, ...rest } = item;
  return unlisted ? { ...rest, unlisted } : rest;
}

/** What the pages of one doc set need to know of their version: their own sidebars. */
function versionOf(pages: readonly RouteConfig[], version: unknown): PropVersionMetadata {
  if (!isVersion(version)) throw new Error("The documentation plugin describes its versions in another way.");
  const sidebars = new Set(pages.map(({ sidebar }) => sidebar));
  return {
    ...version,
    docsSidebars: Object.fromEntries(
      Object.entries(version.docsSidebars)
        .filter(([name]) => sidebars.has(name))
        .map(([name, items]) => [name, items.map(slimItem)]),
    ),
    docs: {},
  };
}

function splitVersion(version: RouteConfig): RouteConfig[] {
  const [allPages, ...others] = version.routes ?? [];
  if (!allPages?.routes) throw new Error(`The version at ${version.path} has no pages.`);
  const sets = Map.groupBy(
    allPages.routes,
    ({ path }) => path.slice(version.path.length + 1).split("/", 1)[0] ?? "",
  );
  const setRoutes = [...sets].map(([set, pages]): RouteConfig => {
    const path = `${version.path}/${set}`;
    return {
      ...version,
      path,
      routes: [{ ...allPages, path, routes: pages }],
      props: { ...version.props, version: versionOf(pages, version.props?.version) },
      /** Read by the lazy routes: browsers fetch this part of the table when they come near it. */
      ownTable: set,
    };
  });
  return others.length > 0 ? [...setRoutes, { ...version, routes: others }] : setRoutes;
}

/**
 * One route a doc set in place of one a version: a page then carries the sidebar of its own set instead of
 * those of all.
 */
export const splitByDocSet = (root: RouteConfig): RouteConfig => ({
  ...root,
  routes: root.routes?.flatMap(splitVersion),
});

/** Where a version begins. Docusaurus would take what stands first in the first sidebar, which is a list. */
const startPage = "e-sitef/home-quickstart";

interface VersionData {
  readonly mainDocId: string;
  readonly docs: readonly { readonly id: string }[];
}

const isVersionData = (value: unknown): value is VersionData =>
  typeof value === "object" && value !== null && "mainDocId" in value && "docs" in value;

/**
 * Every page of the site carries the global data. Its list of all pages serves only to find a page again in
 * another version; where that is looked for, the way leads to the other version's start instead.
 */
export function withoutPageList(globalData: unknown): unknown {
  if (typeof globalData !== "object" || globalData === null || !("versions" in globalData)) return globalData;
  const versions = Array.isArray(globalData.versions) ? globalData.versions : [];
  return {
    ...globalData,
    versions: versions.filter(isVersionData).map((version) => {
      const mainDocId = version.docs.some(({ id }) => id === startPage) ? startPage : version.mainDocId;
      return { ...version, mainDocId, docs: version.docs.filter(({ id }) => id === mainDocId) };
    }),
  };
}

interface Doc {
  readonly id: string;
  readonly title: string;
  readonly permalink: string;
  next?: { readonly title: string; readonly permalink: string } | undefined;
}

/** "Next" below a page follows the task where the task leaves the order of the tree. */
export function followTasks(docs: readonly Doc[], tasks: typeof nextPages = nextPages): void {
  const pages = new Map(docs.map((doc) => [doc.id, doc]));
  for (const [set, steps] of Object.entries(tasks)) {
    for (const [from, to] of Object.entries(steps)) {
      const [page, next] = [from, to].map((name) => pages.get(`${set}/${name}`));
      if (!page || !next)
        throw new Error(`next-pages.data.ts: there is no page "${page ? to : from}" in ${set}.`);
      page.next = { title: next.title, permalink: next.permalink };
    }
  }
}

/** The bench builds named pages alone: tasks lead out of them. */
const isSample = ({ include }: PluginOptions) => include.every((pattern) => !pattern.includes("*"));

/** Docusaurus' own plugin for documentation, with routes and data cut so that no page pays for all the others. */
export default async function docSetsPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  return {
    ...plugin,
    contentLoaded: async ({ content, actions }) => {
      if (!isSample(options)) for (const { docs } of content.loadedVersions) followTasks(docs);
      await plugin.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute: (route) => actions.addRoute(splitByDocSet(route)),
          setGlobalData: (data) => actions.setGlobalData(withoutPageList(data)),
        },
      });
    },
  };
}

export { validateOptions } from "@docusaurus/plugin-content-docs";
