import type { Locale } from "@portal/shared/locales.ts";
import type { DocSection } from "../../data/doc-sets/doc-sections.data.ts";

export interface SectionCategory {
  readonly type: "category";
  readonly label: string;
  readonly items: SectionItem[];
  readonly collapsed: true;
}

/** A page as sidebars call it, or pages under a label. */
export type SectionItem = string | SectionCategory;

/** What a section that is written by hand shows in the tree: its pages, then its parts, which are folded. */
export function sectionItems(docSet: string, section: DocSection, locale: Locale): SectionItem[] {
  const { label, pages = [], parts = [] } = section;
  const items = [
    ...pages.map((page) => `${docSet}/${page}`),
    ...parts.flatMap((part) => sectionItems(docSet, part, locale)),
  ];
  return label ? [{ type: "category", label: label[locale], items, collapsed: true }] : items;
}
