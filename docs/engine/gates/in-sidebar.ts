import { defaultLocale } from "@portal/shared/locales.ts";
import { type DocSection, docSections } from "../../data/doc-sets/doc-sections.data.ts";
import { docSetPageId } from "../generate/generated-page.ts";
import { sectionItems } from "../generate/section-items.ts";
import { generatedSidebars } from "../generate/sidebar.ts";
import type { WrittenPage } from "./page/written-page.ts";

/** Every page id in a sidebar, however deep. */
function idsIn(items: unknown): string[] {
  if (typeof items === "string") return [items];
  if (Array.isArray(items)) return items.flatMap(idsIn);
  if (typeof items !== "object" || items === null || !("items" in items)) return [];
  return idsIn(items.items);
}

/** All that readers find in the tree beside the pages. */
export function sidebarIds(): string[] {
  const { sections, whole } = generatedSidebars(defaultLocale);
  const byHand = Object.entries<readonly DocSection[]>(docSections)
    .filter(([docSet]) => !(docSet in whole))
    .flatMap(([docSet, own]) => [
      docSetPageId(docSet),
      ...idsIn(own.flatMap((section) => sectionItems(docSet, section, defaultLocale))),
    ]);
  return [...byHand, ...idsIn(Object.values(sections)), ...idsIn(Object.values(whole))];
}

const idOf = ({ file }: WrittenPage) => file.replace(/^content\//, "").replace(/\.mdx$/, "");

/** A page that no sidebar lists has no way in; one that two list opens the wrong one. */
export function outsideSidebars(pages: readonly WrittenPage[], ids: readonly string[]): string[] {
  const own = pages.filter(({ locale, docSet }) => locale === defaultLocale && docSet !== undefined);
  const known = new Set(own.map(idOf));
  const unlisted = own.filter((page) => !ids.includes(idOf(page)));
  const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  return [
    ...unlisted.map(
      ({ file }) => `${file}: no sidebar lists it. Add it to a section of doc-sections.data.ts.`,
    ),
    ...ids.filter((id) => !known.has(id)).map((id) => `doc-sections.data.ts: there is no page "${id}".`),
    ...[...twice].map((id) => `doc-sections.data.ts: "${id}" stands in the sidebars more than once.`),
  ];
}
