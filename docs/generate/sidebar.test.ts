import { locales } from "../../shared/locales.ts";
import { docSections } from "../doc-sections.ts";
import { docId } from "./generated-page.ts";
import { generatedPages } from "./pages.ts";
import { generatedSections, generatedSidebars } from "./sidebar.ts";

/** Every page id in a sidebar, however deep. */
function idsIn(items: unknown): string[] {
  if (typeof items === "string") return [items];
  if (Array.isArray(items)) return items.flatMap(idsIn);
  if (typeof items !== "object" || items === null || !("items" in items)) return [];
  return idsIn(items.items);
}

test("every generated page has its place in a sidebar, once", () => {
  const docSets = [...new Set(generatedPages.map(({ docSet }) => docSet))];
  const ids = [
    ...Object.values(generatedSidebars("pt")).flatMap(idsIn),
    ...docSets.flatMap((docSet) => idsIn(generatedSections(docSet, "pt"))),
  ].filter((id) => id.includes("/generated/"));
  expect([...ids].sort()).toEqual(generatedPages.map(({ docSet, slug }) => docId(docSet, slug)).sort());
});

/** What Docusaurus tells categories apart by, however deep they are. */
function keysIn(items: unknown): string[] {
  if (Array.isArray(items)) return items.flatMap(keysIn);
  if (typeof items !== "object" || items === null || !("items" in items) || !("label" in items)) return [];
  return [String("key" in items ? items.key : items.label), ...keysIn(items.items)];
}

test.each(locales)("no two categories of a sidebar pass for the same in %s", (locale) => {
  const keys = [
    ...docSections["e-sitef"].map(({ label }) => label[locale]),
    ...keysIn(generatedSections("e-sitef", locale)),
  ];
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});
