import type { PropSidebarItem } from "@docusaurus/plugin-content-docs";
import type { Locale } from "@portal/shared/locales.ts";
import { getDocSetName } from "../data/doc-set-names.data.ts";

export interface TrailStep {
  readonly label: string;
  readonly href?: string;
}

const withoutSlash = (path: string) => path.replace(/\/$/, "");

/** A doc set has no page of its own, so its name leads to the first one that readers should open. */
function firstPage(items: readonly PropSidebarItem[]): string | undefined {
  for (const item of items) {
    const href = item.type === "category" ? firstPage(item.items) : item.type === "link" && item.href;
    if (href) return href;
  }
  return undefined;
}

/** By address alone: the theme's own search wants ids, which the sidebars leave out to be light. */
function stepsTo(items: readonly PropSidebarItem[], pathname: string): readonly TrailStep[] | undefined {
  for (const item of items) {
    if (item.type === "link" && withoutSlash(item.href) === withoutSlash(pathname)) return [item];
    const below = item.type === "category" && stepsTo(item.items, pathname);
    if (below) return [item, ...below];
  }
  return undefined;
}

/**
 * The doc set first, because sections are called alike in several; its only section may bear its own name,
 * which then stands once.
 */
export function trailTo(
  pathname: string,
  docSet: string,
  items: readonly PropSidebarItem[],
  locale: Locale,
): readonly TrailStep[] {
  const label = getDocSetName(docSet)[locale];
  const steps = stepsTo(items, pathname) ?? [];
  return [
    { label, href: firstPage(items) ?? "/docs" },
    ...steps.filter((step) => step.label !== label).map(({ label: own, href }) => ({ label: own, href })),
  ];
}
