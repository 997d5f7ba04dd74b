import type { PropSidebarItem } from "@docusaurus/plugin-content-docs";
import { type Locale, withLocale } from "@portal/shared/locales.ts";
import { getDocSetName } from "../data/doc-sets/doc-set-names.data.ts";

export interface TrailStep {
  readonly label: string;
  readonly href?: string;
}

const withoutSlash = (path: string) => path.replace(/\/$/, "");

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
  const own = withLocale(locale, `/docs/${docSet}`);
  const steps = stepsTo(items, pathname) ?? [];
  const below = steps.filter((step) => step.label !== label && step.href !== own);
  return [{ label, href: own }, ...below.map((step) => ({ label: step.label, href: step.href }))];
}
