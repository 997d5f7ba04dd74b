import type { PropSidebarBreadcrumbsItem, PropSidebarItem } from "@docusaurus/plugin-content-docs";
import type { Locale } from "@portal/shared/locales.ts";
import { getDocSetName } from "../data/doc-set-names.data.ts";

/** A doc set has no page of its own, so its name leads to the first one that readers should open. */
function firstPage(items: readonly PropSidebarItem[]): string | undefined {
  for (const item of items) {
    const href = item.type === "category" ? firstPage(item.items) : item.type === "link" && item.href;
    if (href) return href;
  }
  return undefined;
}

/** The doc set as the first step of the trail; sections are called alike in several. */
export function docSetStep(
  id: string,
  items: readonly PropSidebarItem[],
  locale: Locale,
): PropSidebarBreadcrumbsItem {
  return { type: "link", label: getDocSetName(id)[locale], href: firstPage(items) ?? "/docs" };
}
