import type { Locale } from "@portal/shared/locales.ts";
import { type DocSection, docSections } from "../../../data/doc-sets/doc-sections.data.ts";
import { docSetPageId } from "../generated-page.ts";
import { sectionItems } from "../section-items.ts";
import { generatedSidebars } from "../sidebar.ts";

/** A page by its id, or pages under a label; sections of one doc set may have none. */
type Item = string | Section;
export interface Section {
  readonly label?: string;
  readonly items: readonly Item[];
}

const isItem = (value: unknown): value is Item =>
  typeof value === "string" || (typeof value === "object" && value !== null && "items" in value);

/** As the tree beside the pages has them. */
export function sectionsOf(docSet: string, locale: Locale): Section[] {
  const { sections, whole } = generatedSidebars(locale);
  const byHand = Object.entries<readonly DocSection[]>(docSections).find(([id]) => id === docSet)?.[1] ?? [];
  const own = byHand.flatMap((section) => sectionItems(docSet, section, locale));
  const made = Object.values(whole[docSet] ?? sections[docSet] ?? []).filter(isItem);
  const others = made.filter((item) => item !== docSetPageId(docSet));
  const items = whole[docSet] ? others : [...own, ...others];
  return items.map((item) => (typeof item === "string" ? { items: [item] } : item));
}

export const pagesIn = (item: Item): string[] =>
  typeof item === "string" ? [item] : item.items.flatMap(pagesIn);
