import { locales } from "../../shared/locales.ts";
import { docSections } from "../doc-sections.ts";
import { docId } from "./generated-page.ts";
import { generatedPages } from "./pages.ts";
import { generatedSidebars } from "./sidebar.ts";

/** Every page id in a sidebar, however deep. */
function idsIn(items: unknown): string[] {
  if (typeof items === "string") return [items];
  if (Array.isArray(items)) return items.flatMap(idsIn);
  if (typeof items !== "object" || items === null || !("items" in items)) return [];
  return idsIn(items.items);
}

test("every generated page has its place in a sidebar, once", () => {
  const { sections, whole } = generatedSidebars("pt");
  const ids = [...Object.values(whole), ...Object.values(sections)]
    .flatMap(idsIn)
    .filter((id) => id.includes("/generated/"));
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
    ...keysIn(generatedSidebars(locale).sections["e-sitef"]),
  ];
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});
