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

test.each(locales)("no two categories of a sidebar have the same label in %s", (locale) => {
  const labels = [
    ...docSections["e-sitef"].map(({ label }) => label[locale]),
    ...generatedSections("e-sitef", locale).map(({ label }) => label),
  ];
  expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
});
