import { type Locale, locales } from "@portal/shared/locales.ts";
import { type DocSection, docSections } from "../../data/doc-sets/doc-sections.data.ts";
import { sectionItems } from "./section-items.ts";
import { generatedSidebars } from "./sidebar.ts";

/** What Docusaurus tells categories apart by, however deep they are. */
function keysIn(items: unknown): string[] {
  if (Array.isArray(items)) return items.flatMap(keysIn);
  if (typeof items !== "object" || items === null || !("items" in items) || !("label" in items)) return [];
  return [String("key" in items ? items.key : items.label), ...keysIn(items.items)];
}

const byHand: ReadonlyMap<string, readonly DocSection[]> = new Map(Object.entries(docSections));

/** What the tree of a doc set shows while all of it is folded, but for the set's own page. */
function topOf(docSet: string, locale: Locale): unknown[] {
  const { sections, whole } = generatedSidebars(locale);
  const own = (byHand.get(docSet) ?? []).flatMap((section) => sectionItems(docSet, section, locale));
  return [...own, ...Object.values(sections[docSet] ?? whole[docSet] ?? [])];
}

test.each(locales)("no two categories of a sidebar pass for the same in %s", (locale) => {
  const keys = keysIn(topOf("e-sitef", locale));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test("the tree of the gateway is taken in at one look: nine sections at most", () => {
  expect(topOf("e-sitef", "pt").length).toBeLessThanOrEqual(9);
});
