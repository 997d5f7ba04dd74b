import type { Localized } from "@portal/shared/locales.ts";
import { inventory } from "./inventory.data.ts";
import type { PlannedPage } from "./page-kinds.ts";

const planned = new Map(
  inventory.flatMap(({ id, pages }) => pages.map((page) => [`${id}/${page.slug}`, page] as const)),
);

/** What the inventory says of a page: address below the doc set and kind, and the title that nothing else says. */
export const findPlannedPage = (docSet: string, slug: string): PlannedPage | undefined =>
  planned.get(`${docSet}/${slug}`);

export function plannedPage(docSet: string, slug: string): PlannedPage & { readonly title: Localized } {
  const page = findPlannedPage(docSet, slug);
  if (!page?.title) throw new Error(`data/${docSet}/pages.data.ts names no page "${slug}".`);
  return { ...page, title: page.title };
}
